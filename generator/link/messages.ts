import { fault, type Fault } from '../../diagnostics/index.ts';
import { nearest } from '../nearest.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { allWords } from '../vocabulary/model.ts';
import { codeParameters } from './code-parameters.ts';
import { constructionRules } from './construction.ts';
import { filesOf, isMapping, type GameFiles, type LinkCheck } from './game-files.ts';
import { RULE_PARAMETERS } from './rule-params.ts';
import { messageTexts, unknownParameters } from './message-texts.ts';

/** Messages can be read by ICU. */
export const messageFormats: LinkCheck = ({ files }) =>
  files.flatMap((file) =>
    messageTexts(file).flatMap(({ reason, path }) =>
      reason === null ? [] : [fault('CW1218', { file: file.path, path }, { reason })],
    ),
  );

/** Messages use the parameters that come with their codes. Codes of other origin are left alone. */
export const messageParametersExist: LinkCheck = (game) => {
  const rules = constructionRules(game);
  if (rules === null) return [];
  const known = codeParameters(rules);
  return filesOf(game, 'messages').flatMap((file) =>
    messageTexts(file).flatMap((text) => {
      const code = String(text.path[0]);
      const names = known.get(code);
      const place = { file: file.path, path: text.path };
      return names === undefined
        ? []
        : unknownParameters(text, code, [...names]).map((params) => fault('CW1219', place, params));
    }),
  );
};

/** The same for the codes of components, which all come with the same two. */
export const componentWordsExist: LinkCheck = (game) => {
  const codes = new Set([...vocabularyCodes(game), ...schemaCodes(game)].map(({ code }) => code));
  const elsewhere = new Set(constructionCodes(game).map(({ code }) => code));
  return filesOf(game, 'messages').flatMap((file) =>
    messageTexts(file).flatMap((text) => {
      const code = String(text.path[0]);
      if (!codes.has(code) || elsewhere.has(code)) return [];
      const place = { file: file.path, path: text.path };
      return unknownParameters(text, code, RULE_PARAMETERS).map((params) =>
        fault('CW1219', place, params),
      );
    }),
  );
};

/** Every code that the game's schemas, vocabulary and construction file use has words. */
export const codesHaveWords: LinkCheck = (game) => {
  const file = filesOf(game, 'messages')[0];
  const words = new Set(Object.keys(isMapping(file?.data) ? file.data : {}));
  return [...constructionCodes(game), ...vocabularyCodes(game), ...schemaCodes(game)]
    .filter(({ code }) => !words.has(code))
    .map(({ code, place }) => fault('CW1217', place, { code, nearest: nearest(code, words) }));
};

interface UsedCode {
  readonly code: string;
  readonly place: Pick<Fault, 'file' | 'path'>;
}

function constructionCodes(game: GameFiles): UsedCode[] {
  return filesOf(game, 'construction').flatMap(({ path: file, data }) =>
    codesBelow(data, []).map(({ code, path }) => ({ code, place: { file, path } })),
  );
}

/** Codes of the game stand in capitals wherever they stand. */
const CODE = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)+$/;

function codesBelow(
  value: unknown,
  path: (string | number)[],
): { code: string; path: (string | number)[] }[] {
  if (typeof value === 'string') return CODE.test(value) ? [{ code: value, path }] : [];
  if (Array.isArray(value)) return value.flatMap((item, i) => codesBelow(item, [...path, i]));
  if (!isMapping(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => codesBelow(item, [...path, key]));
}

/** Each once, at the first word that has it. */
function vocabularyCodes({ vocabulary }: GameFiles): UsedCode[] {
  const codes = new Map<string, UsedCode>();
  for (const { group, name, code } of vocabulary === null ? [] : allWords(vocabulary)) {
    if (code === undefined || codes.has(code)) continue;
    codes.set(code, { code, place: { file: 'vocabulary.yaml', path: [group, name, 'code'] } });
  }
  return [...codes.values()];
}

/** Those of the vocabulary are in the schemas too, and are told there. */
function schemaCodes(game: GameFiles): UsedCode[] {
  const { manifest, schemas } = game;
  const told = new Set(vocabularyCodes(game).map(({ code }) => code));
  return Object.entries(manifest.kinds).flatMap(([kind, { schema: file }]) => {
    const schema = schemas.get(kind);
    const codes = schema === undefined ? new Set<string>() : ownCodes(schema);
    return [...codes]
      .filter((code) => !told.has(code))
      .map((code) => ({ code, place: { file, path: [] } }));
  });
}

function ownCodes(node: unknown, found = new Set<string>()): Set<string> {
  if (typeof node !== 'object' || node === null) return found;
  const own = (node as JsonSchema)['x-code'];
  for (const code of typeof own === 'string' ? [own] : Object.values(own ?? {})) found.add(code);
  for (const value of Object.values(node)) ownCodes(value, found);
  return found;
}
