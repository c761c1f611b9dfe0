/** The game's messages for its codes: they can be read, and name parameters that come with the code. */
import {
  isMapping,
  messageParameters,
  type Messages,
  nearest,
  ownMemory,
  remember,
} from '../../kernel/index.ts';
import { fault, type Fault, type ParamsOf, type Path } from '../../diagnostics/index.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { allWords } from '../vocabulary/model.ts';
import { checksOf } from './checks/compiled-check.ts';
import { codeParameters } from './code-parameters.ts';
import { constructionRules } from './construction.ts';
import { type CheckedFile, filesOf, type GameFiles, type LinkCheck } from './game-files.ts';
import { pathIn, type Mention } from '../validate/validator.ts';

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

/** The same for the codes of components, which all come with the same two, and the parameters of checks. */
export const componentParametersExist: LinkCheck = (game) => {
  const used = [...vocabularyCodes(game), ...schemaCodes(game), ...checkCodes(game)];
  const codes = new Set(used.map(({ code }) => code));
  const elsewhere = new Set(constructionCodes(game).map(({ code }) => code));
  return filesOf(game, 'messages').flatMap((file) =>
    messageTexts(file).flatMap((text) => {
      const code = String(text.path[0]);
      if (!codes.has(code) || elsewhere.has(code)) return [];
      const place = { file: file.path, path: text.path };
      return unknownParameters(text, code, [...RULE_PARAMETERS, ...paramsOfChecks(code, game)]).map(
        (params) => fault('CW1219', place, params),
      );
    }),
  );
};

/** Every code that the game's schemas, vocabulary and construction file use has a message. */
export const codesHaveMessages: LinkCheck = (game) => {
  const file = filesOf(game, 'messages')[0];
  const codes = new Set(Object.keys(isMapping(file?.data) ? file.data : {}));
  return [
    ...constructionCodes(game),
    ...vocabularyCodes(game),
    ...schemaCodes(game),
    ...checkCodes(game),
  ]
    .filter(({ code }) => !codes.has(code))
    .map(({ code, place }) => fault('CW1217', place, { code, nearest: nearest(code, codes) }));
};

/** By code: the clause that a refusal of play upholds, of those that have one. */
export function clausesOfCodes(game: GameFiles): Map<string, string> {
  const messages = filesOf(game, 'messages').flatMap(({ data }) =>
    Object.entries<unknown>(isMapping(data) ? data : {}),
  );
  return new Map(
    messages.flatMap(([code, message]) => {
      const clause = isMapping(message) ? message['clause'] : undefined;
      return typeof clause === 'string' ? [[code, clause] as const] : [];
    }),
  );
}

interface UsedCode {
  readonly code: string;
  readonly place: Pick<Fault, 'file' | 'path'>;
}

/** Those of its rules; what `report` names are codes of these. */
function constructionCodes(game: GameFiles): UsedCode[] {
  return filesOf(game, 'construction').flatMap(({ path: file, data }) =>
    codesBelow(data, [])
      .filter(({ path: [key] }) => key !== 'report')
      .map(({ code, path }) => ({ code, place: { file, path } })),
  );
}

/** Codes of the game are written in capitals everywhere. */
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

/** Those of the vocabulary are in the schemas too, and are reported there. */
function schemaCodes(game: GameFiles): UsedCode[] {
  const { manifest, schemas } = game;
  const reported = new Set(vocabularyCodes(game).map(({ code }) => code));
  return Object.entries(manifest.kinds).flatMap(([kind, { schema: file }]) => {
    const schema = schemas.get(kind);
    const codes = schema === undefined ? new Set<string>() : ownCodes(schema);
    return [...codes]
      .filter((code) => !reported.has(code))
      .map((code) => ({ code, place: { file, path: [] } }));
  });
}

/** Of the checks of kinds; those of schemas are reported there. */
function checkCodes(game: GameFiles): UsedCode[] {
  const reported = new Set(schemaCodes(game).map(({ code }) => code));
  return checksOf(game.manifest).flatMap(({ check: { code }, path }) =>
    code === undefined || reported.has(code)
      ? []
      : [{ code, place: { file: 'game.yaml', path: [...path, 'code'] } }],
  );
}

/** The names of the parameters that checks with a code have beside that. */
function paramsOfChecks(code: string, { manifest }: GameFiles): string[] {
  return checksOf(manifest)
    .filter(({ check }) => check.code === code)
    .flatMap(({ check: { params = {} } }) => Object.keys(params));
}

function ownCodes(node: unknown, found = new Set<string>()): Set<string> {
  if (typeof node !== 'object' || node === null) return found;
  const own = (node as JsonSchema)['x-code'];
  for (const code of typeof own === 'string' ? [own] : Object.values(own ?? {})) found.add(code);
  for (const value of Object.values(node)) ownCodes(value, found);
  return found;
}

/** A text in ICU MessageFormat, in one language. */
export interface MessageText {
  readonly text: string;
  /** Null for a text that is the same in every language. */
  readonly locale: string | null;
  readonly path: Path;
  /** The parameters that it uses, each once; null when it cannot be read. */
  readonly parameters: readonly string[] | null;
  /** Why it cannot be read. */
  readonly reason: string | null;
}

/** The messages and phrases of a file, in its order. */
export const messageTexts = remember((file: CheckedFile): readonly MessageText[] => {
  const written = file.mentions['x-message'].flatMap((one) => textsOf(one, file));
  const texts = written.map(({ text }) => text);
  if (texts.length === 0) return [];
  const read = ownMemory().made('messages', JSON.stringify(texts), () => texts.map(readMessage));
  return written.flatMap((one, index) => {
    const found = read[index];
    return found === undefined ? [] : [{ ...one, ...found }];
  });
});

type WrittenMessage = Pick<MessageText, 'text' | 'locale' | 'path'>;

function textsOf({ value, pointer }: Mention, { data }: CheckedFile): WrittenMessage[] {
  const path = pathIn(data, pointer);
  if (typeof value === 'string') return [{ text: value, locale: null, path }];
  return Object.entries(isMapping(value) ? value : {}).flatMap(([locale, text]) =>
    typeof text === 'string' ? [{ text, locale, path: [...path, locale] }] : [],
  );
}

function readMessage(text: string): Pick<MessageText, 'parameters' | 'reason'> {
  const found = messageParameters(text);
  return Array.isArray(found)
    ? { parameters: [...new Set(found)], reason: null }
    : { parameters: null, reason: found.reason };
}

/** The parameters that a text uses beyond those of its code, or of its word of the vocabulary. */
export function unknownParameters(
  { parameters }: MessageText,
  code: string,
  known: readonly string[],
): ParamsOf<'CW1219'>[] {
  return (parameters ?? [])
    .filter((parameter) => !known.includes(parameter))
    .map((parameter) => ({ parameter, code, known, nearest: nearest(parameter, known) }));
}

/** What comes with the game's own code of a fault of a component, for messages.yaml. */

/** Names of the parameters: `card` is the name of the component, `value` what is at the place. */
const RULE_PARAMETERS = ['card', 'value'] as const;

/** The fault with these parameters; one that has parameters, as those of decks, is left as it is. */
export function withRuleParams(made: Fault, files: readonly CheckedFile[]): Fault {
  const { rule, file, path } = made;
  if (rule === undefined || rule.params !== undefined) return made;
  const data = files.find((one) => one.path === file)?.data;
  const component = Array.isArray(data) ? (data as unknown[])[Number(path[0])] : data;
  const { name, id } = isMapping(component) ? component : {};
  const params = { card: name ?? id, value: scalarAt(data, path) };
  return { ...made, rule: { ...rule, params } };
}

/** A list of values counts as one; a mapping has no value to show. */
function scalarAt(data: unknown, path: Path): unknown {
  let value = data;
  for (const step of path) value = (value as Record<string | number, unknown> | null)?.[step];
  return isMapping(value) ? undefined : value;
}

/** The game's own messages; none where their file has a fault. */
export function messagesOf(files: readonly CheckedFile[]): Messages {
  const file = files.find(({ role }) => role.role === 'messages');
  return file !== undefined && file.faults.length === 0 && isMapping(file.data)
    ? (file.data as Messages)
    : {};
}
