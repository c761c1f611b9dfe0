import { asset } from './asset.ts';
import { builders, type Helper } from './helper.ts';
import { icon } from './icon.ts';
import { logic } from './logic.ts';
import { lookup, reference } from './lookup.ts';
import { numbers } from './numbers.ts';
import { pattern } from './pattern.ts';
import { rich } from './rich.ts';
import { rulesLines, rulesText } from './rules-text.ts';
import { sum } from './sum.ts';
import { text } from './text.ts';
import { templateText } from './template-text.ts';

/** Every helper that templates may call. */
export const helpers: readonly Helper[] = [
  text,
  rich,
  rulesText,
  rulesLines,
  templateText,
  reference,
  lookup,
  icon,
  pattern,
  asset,
  ...logic,
  ...numbers,
  sum,
  ...builders,
];

/** The blocks of Handlebars: `{{#if}}` … `{{/if}}`. */
export const blocks: readonly string[] = ['if', 'unless', 'each', 'with'];

/** What a template may call, by name. */
export function templateHelpers(): string[] {
  return [...helpers.map(({ name }) => name), ...blocks];
}
