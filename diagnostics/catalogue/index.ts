import type { Definition, Fault } from '../define.ts';
import { balance } from './balance.ts';
import { boxes } from './boxes.ts';
import { parts } from './parts.ts';
import { browser } from './browser.ts';
import { conditions } from './conditions.ts';
import { construction } from './construction.ts';
import { deckAmounts } from './deck-amounts.ts';
import { deckCards } from './deck-cards.ts';
import { deckConditions } from './deck-conditions.ts';
import { decks } from './decks.ts';
import { effectChoices } from './effect-choices.ts';
import { effects } from './effects.ts';
import { faces } from './faces.ts';
import { families } from './families.ts';
import { files } from './files.ts';
import { games } from './games.ts';
import { imports } from './imports.ts';
import { lengths } from './lengths.ts';
import { markup } from './markup.ts';
import { misread } from './misread.ts';
import { pastedDecks } from './pasted-decks.ts';
import { patterns } from './patterns.ts';
import { phrases } from './phrases.ts';
import { presses } from './presses.ts';
import { properties } from './properties.ts';
import { references } from './references.ts';
import { rulebooks } from './rulebooks.ts';
import { sheets } from './sheets.ts';
import { styles } from './styles.ts';
import { tables } from './tables.ts';
import { templates } from './templates.ts';
import { translations } from './translations.ts';
import { values } from './values.ts';
import { yaml } from './yaml.ts';
import { yamlSyntax } from './yaml-syntax.ts';

/** Every diagnostic, by code. To add one: an entry in its family beside this file, a page in `docs/diagnostics/`. */
export const catalogue = {
  ...yamlSyntax,
  ...yaml,
  ...misread,
  ...files,
  ...families,
  ...tables,
  ...properties,
  ...values,
  ...lengths,
  ...references,
  ...translations,
  ...patterns,
  ...decks,
  ...deckCards,
  ...deckAmounts,
  ...deckConditions,
  ...construction,
  ...games,
  ...effects,
  ...effectChoices,
  ...conditions,
  ...phrases,
  ...pastedDecks,
  ...templates,
  ...markup,
  ...styles,
  ...rulebooks,
  ...sheets,
  ...presses,
  ...boxes,
  ...parts,
  ...faces,
  ...browser,
  ...imports,
  ...balance,
} as const;

export type Code = keyof typeof catalogue;

/** The parameters that the words of `C` need. */
export type ParamsOf<C extends Code> =
  (typeof catalogue)[C] extends Definition<infer P> ? P : never;

/** Makes a fault whose parameters fit its code. */
export function fault<C extends Code>(
  code: C,
  at: Omit<Fault, 'code' | 'params'>,
  params: ParamsOf<C>,
): Fault {
  return { ...at, code, params };
}
