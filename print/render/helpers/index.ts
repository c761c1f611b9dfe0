import { asset } from './asset.ts';
import { builders } from './builders.ts';
import type { Helper } from './helper.ts';
import { icon } from './icon.ts';
import { logic } from './logic.ts';
import { lookup } from './lookup.ts';
import { numbers } from './numbers.ts';
import { pattern } from './pattern.ts';
import { reference } from './reference.ts';
import { rich } from './rich.ts';
import { rulesLines, rulesText } from './rules-text.ts';
import { text } from './text.ts';
import { words } from './words.ts';

/** Every helper that templates may call. */
export const helpers: readonly Helper[] = [
  text,
  rich,
  rulesText,
  rulesLines,
  words,
  reference,
  lookup,
  icon,
  pattern,
  asset,
  ...logic,
  ...numbers,
  ...builders,
];

/** The blocks of Handlebars: `{{#if}}` … `{{/if}}`. */
export const blocks: readonly string[] = ['if', 'unless', 'each', 'with'];
