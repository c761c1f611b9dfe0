/** Loaded for games that print only: what is loaded on demand is a module here, never a door. */
export { templateFaults } from '../print/index.ts';
