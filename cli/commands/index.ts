import { buildCommand } from './build.ts';
import { calibrateCommand } from './calibrate.ts';
import { checkCommand } from './check.ts';
import type { CommandDefinition } from './command.ts';
import { deckCommand } from './deck/index.ts';
import { diffCommand } from './diff.ts';
import { doctorCommand } from './doctor.ts';
import { engineCommand } from './engine.ts';
import { explainCommand } from './explain.ts';
import { initCommand } from './init.ts';
import { makeCommand } from './make.ts';
import { playCommand } from './play.ts';
import { previewCommand } from './preview.ts';
import { printCommand } from './print.ts';
import { renameCommand } from './rename.ts';
import { replayCommand } from './replay.ts';
import { schemaCommand } from './schema.ts';
import { testCommand } from './test.ts';
import { textCommand } from './text.ts';

/** Every command, in the order of the help. */
export const commands: readonly CommandDefinition[] = [
  initCommand,
  checkCommand,
  buildCommand,
  deckCommand,
  playCommand,
  replayCommand,
  engineCommand,
  previewCommand,
  printCommand,
  diffCommand,
  calibrateCommand,
  testCommand,
  textCommand,
  renameCommand,
  schemaCommand,
  makeCommand,
  explainCommand,
  doctorCommand,
];
