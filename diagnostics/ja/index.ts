/** 日本語。診断のファミリーごとに一つのファイルがある。 */
import type { DiagnosticWords } from '../words.ts';
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
import { notes } from './notes.ts';
import { report } from './report.ts';

export const japanese: DiagnosticWords = {
  catalogue: {
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
  },
  notes,
  report,
};
