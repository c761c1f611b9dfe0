/** Boards: distances, lines, ways, ranges, ground that moves, bodies of several pieces. */
export { betweenRules } from './between.ts';
export type { Between } from './between.ts';
export { bodyPlan, moveBody, placeOfBody, roomForBody } from './body.ts';
export type { Body, BodyPlan, NoRoom } from './body.ts';
export {
  directionTo,
  edges,
  isBetween,
  isInLine,
  lineFrom,
  NO_DIRECTION,
  ringsBetween,
  squaresWithin,
  stepsBetween,
  stepsToEdge,
} from './distance.ts';
export type { Edge } from './distance.ts';
export { Formations } from './formations.ts';
export type { FormationOptions } from './formations.ts';
export { BlockMap } from './block-map.ts';
export { exchangeOfBlocks, moveGround, squaresOfBlock, turnOfBlock } from './ground.ts';
export type { Block, GroundMove, Layers, PieceLayer } from './ground.ts';
export { squareAfter, Tiles } from './tiles.ts';
export type { TilesOptions } from './tiles.ts';
export { BLOCKED, pathFault, Reach } from './movement.ts';
export type { Movement, PathFault } from './movement.ts';
export { ENEMIES, FRIENDS, Neighbours, opposite } from './neighbours.ts';
export type { EmptyNeighbours, WithSides } from './neighbours.ts';
export {
  BOARD_RANGE,
  distanceTo,
  NO_RANGE,
  RangeList,
  RangeTable,
  squaresCovered,
  squaresOnTheWay,
} from './ranges.ts';
export type { CountedBoard, Cover, Range, RangedBoard } from './ranges.ts';
export { FormationWords } from './formation-words.ts';
export type { FormationWordsOptions } from './formation-words.ts';
export { Ways } from './ways.ts';
export type { Walk, WayEnd } from './ways.ts';
