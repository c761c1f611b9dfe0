/** A browser for the tests of pages: that of the worker. */
export { startBrowser } from '../../support/browsers.ts';
