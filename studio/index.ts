/** The studio's door: a workshop for one game in the browser. */
export { serveStudio, type StudioServer } from './server/serve.ts';
