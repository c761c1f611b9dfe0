/** The door for programs of pages, which load all that is behind it: nothing of Node, nothing that makes faces. */
export { shrink } from './press/shrink.ts';
