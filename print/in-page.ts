/** The door for programs of pages, which load all that is behind it: nothing of Node, nothing that makes faces. */
export { contrast, over, parseColour, type Rgb } from './colours/colour.ts';
export { judge, type Findings } from './press/judge.ts';
export { measure } from './press/measure.ts';
export { shrink } from './press/shrink.ts';
export type { ShownFace } from './preview/shown-face.ts';
export type { ShownSheet } from './preview/state.ts';
export type { TableFaces, TableLayout } from './sheets/table.ts';
