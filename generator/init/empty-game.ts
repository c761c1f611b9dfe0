/** A new game with nothing to delete: a kind, its template, and the cards of a table where there is one. */
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import papaparse from 'papaparse';
import { stringify } from 'yaml';
import { makeFolder } from '../../kernel/index.ts';
import { firstWords, languageOfTitle, titleOf, titleOfField } from './first-words.ts';
import type { Identity } from './identity.ts';
import type { FieldSort, InferredField, InferredKind } from './infer-kind.ts';
import { asYaml } from './write-starter.ts';

/** What an empty game begins with, in this language. */
const nothingIn = (language: string): InferredKind => ({
  fields: [
    { name: 'id', is: { sort: 'id' }, required: true },
    { name: 'name', is: { sort: 'text' }, required: true },
    { name: 'text', is: { sort: 'text' }, required: false },
  ],
  columns: {},
  rows: [],
  changedIds: [],
  languages: [language],
});

type Words = ReturnType<typeof firstWords>;

/** Names of kinds that mean something else in files or generated types. */
const TAKEN = ['deck', 'pattern', 'text', 'card'];

/** The kind of the cards in a file: `units.csv` holds units. */
export function kindNamed(file: string): string {
  const stem = file.replace(/\.[^.]*$/, '').replace(/s$/, '');
  return /^[a-z][a-z0-9]*$/.test(stem) && !TAKEN.includes(stem) ? stem : 'card';
}

/** Writes the files of a game of one kind into `target`. */
export function writeEmptyGame(
  target: string,
  identity: Identity,
  kind: string,
  inferred: InferredKind = nothingIn(languageOfTitle(identity.title)),
): void {
  const words = firstWords(inferred.languages[0]);
  const isTable = inferred.rows.length > 0;
  const cards = `${kind}s.${isTable ? 'csv' : 'yaml'}`;
  const files = {
    'game.yaml': gameFile(identity, kind, cards, inferred),
    [cards]: isTable
      ? `${papaparse.unparse(inferred.rows as string[][], { newline: '\n' })}\n`
      : `${modeline(kind)}\n[]\n`,
    [`schemas/${kind}.schema.json`]: `${JSON.stringify(schemaOf(kind, inferred.fields, words), null, 2)}\n`,
    'print.yaml': printFile(kind, inferred.fields, words),
    [`templates/${kind}.hbs`]: templateOf(inferred.fields, words),
    [`templates/${kind}.css`]: STYLE,
    ...(isTable ? {} : deckFiles(kind, words)),
    '.gitignore': '.cardwright/\nnode_modules/\nout/\n',
  };
  for (const [path, text] of Object.entries(files)) {
    const file = join(target, path);
    makeFolder(dirname(file));
    writeFileSync(file, text);
  }
}

function modeline(schema: string): string {
  return `# yaml-language-server: $schema=.cardwright/schemas/${schema}.schema.json`;
}

function gameFile(
  { id, title: gameTitle }: Identity,
  kind: string,
  cards: string,
  made: InferredKind,
): string {
  const columns = Object.keys(made.columns).length === 0 ? {} : { columns: made.columns };
  const title = titleOf(kind, firstWords(made.languages[0]));
  const declared = { title, files: [cards], schema: `schemas/${kind}.schema.json` };
  const data = {
    format: 1,
    id: '',
    title: '',
    locales: made.languages,
    kinds: { [kind]: { ...declared, ...columns } },
  };
  return `${modeline('game')}\n\n${stringify(data)}`
    .replace('id: ""', () => `id: ${asYaml(id)}`)
    .replace('title: ""', () => `title: ${asYaml(gameTitle)}`);
}

/** A deck to fill, and what decks may hold. */
function deckFiles(kind: string, words: Words): Record<string, string> {
  const rules = { cards: [kind], constraints: [{ use: 'copies', max: 4 }] };
  const deck = { id: 'first-deck', name: words.deck, cards: [] };
  return {
    'construction.yaml': `${modeline('construction')}\n\n${stringify(rules)}`,
    'decks/first-deck.yaml': `${modeline('deck').replace('=', '=../')}\n\n${stringify(deck)}`,
  };
}

function schemaOf(kind: string, fields: readonly InferredField[], words: Words): unknown {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: titleOf(kind, words),
    type: 'object',
    additionalProperties: false,
    required: fields.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(fields.map((field) => [field.name, propertyOf(field, words)])),
  };
}

const WORDS = 'cardwright:words.schema.json#/definitions/';

function propertyOf(field: InferredField, words: Words): unknown {
  const { is } = field;
  const description = is.sort === 'id' ? words.id : words.sentence(titleOfField(field, words));
  if (is.sort === 'id') return { $ref: `${WORDS}id`, description };
  if (is.sort === 'text' || is.sort === 'texts') return { $ref: `${WORDS}text`, description };
  if (is.sort === 'words') return { description, enum: is.words };
  return { description, type: is.sort };
}

function printFile(kind: string, fields: readonly InferredField[], words: Words): string {
  const counted = fields.some(({ name, is }) => name === 'quantity' && is.sort === 'integer');
  const sheet = {
    id: `${kind}s`,
    title: words.plural(titleOf(kind, words)),
    kind,
    size: 'card-63x88',
    front: `templates/${kind}.hbs`,
    style: `templates/${kind}.css`,
    ...(counted ? { copies: { field: 'quantity' } } : {}),
  };
  return `${modeline('print')}\n\n${stringify({ sheets: [sheet] })}`;
}

/** The name on top, what is to be read at the bottom, and figures in a list between. */
function templateOf(fields: readonly InferredField[], words: Words): string {
  const of = (name: string): InferredField | undefined =>
    fields.find((field) => field.name === name);
  const long = ['text', 'flavour'].flatMap((name) => of(name) ?? []);
  const shown = fields.filter(
    (one) => !['id', 'name', 'quantity'].includes(one.name) && !long.includes(one),
  );
  const lines = [
    '<div class="face">',
    ...(of('name') === undefined
      ? ['  <h1>{{card.id}}</h1>']
      : ['  <h1 data-fit="name">{{text card.name}}</h1>']),
    '  <dl>',
    ...shown.map((field) => {
      const { name, is } = field;
      const title = titleOfField(field, words);
      return `    {{#if card.${name}}}<dt>${escaped(title)}</dt><dd>${valueOf(name, is)}</dd>{{/if}}`;
    }),
    '  </dl>',
    ...long.map(
      ({ name }) => `  {{#if card.${name}}}<p data-fit="${name}">{{text card.${name}}}</p>{{/if}}`,
    ),
    '</div>',
  ];
  return `${lines.join('\n')}\n`;
}

/** A header may hold anything. */
function escaped(title: string): string {
  return title.replaceAll(/\s+/g, ' ').replaceAll(/[&<>{}]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function valueOf(name: string, { sort }: FieldSort): string {
  if (sort === 'boolean') return '{{icon "game-icons:check-mark"}}';
  return sort === 'text' || sort === 'texts' ? `{{text card.${name}}}` : `{{card.${name}}}`;
}

const STYLE = `/* Lengths are as measured on paper: mm and pt. */

.card {
  background: #fdfbf5;
  color: #222;
  font-family: 'Source Sans 3', 'Zen Kaku Gothic New';
}

.face {
  position: absolute;
  inset: 4mm;
  display: flex;
  flex-direction: column;
  gap: 2mm;
}

h1 {
  margin: 0;
  padding-bottom: 1mm;
  border-bottom: 0.4mm solid #222;
  font: 700 13pt/1.2 'Source Sans 3', 'Zen Kaku Gothic New';
}

dl {
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0.5mm 3mm;
  margin: 0;
  flex: 1;
  align-content: start;
  font-size: 9pt;
  line-height: 1.3;
}

dt {
  color: #555;
}

dd {
  margin: 0;
  font-weight: 600;
}

p {
  margin: 0;
  font-size: 9pt;
  line-height: 1.35;
}
`;
