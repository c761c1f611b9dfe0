export { forPress, type PressFile, type PressTarget } from './for-press.ts';
export { pressFaults } from './press-faults.ts';
export { pressProfile } from './profiles.ts';
