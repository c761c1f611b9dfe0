/** What a fault says: in the words of the game where it has some for it, else in Cardwright's. Knows no file. */
import { wordsOf, type Code, type Fault } from '../diagnostics/index.ts';
import type { Text } from '../engine/index.ts';
import { formatMessage, inLocale, isMapping, type Messages } from '../kernel/index.ts';
import type { Describe } from './schema/descriptions.ts';

/** What words are taken from. */
export interface GameWords {
  readonly messages: Messages;
  /** Language of the game's own messages. */
  readonly locale: string;
  /** Texts of schemas in the language of the tool. */
  readonly describe?: Describe;
  /** What an id names, for faults of decks: their readers know cards by their names. */
  readonly nameOf?: (id: string) => Text | undefined;
}

export function faultWords(
  fault: Fault,
  words: GameWords,
): { readonly message: string; readonly hint: string | undefined } {
  const own = wordsOf(fault.code as Code);
  const ofGame = gameMessage(fault, words);
  const shown = isOfDeck(fault) ? byName(fault.params, words) : described(fault.params, words);
  const hint = own.hint(shown);
  return {
    message: ofGame?.message ?? own.message(shown),
    hint: hasProposal(fault) ? hint : (ofGame?.hint ?? hint),
  };
}

/** Parameters that hold what was probably meant. */
const PROPOSALS = ['nearest', 'meant', 'suggestion'];

/** Whether Cardwright knows what was probably meant; the game's messages cannot say that. */
function hasProposal({ params }: Fault): boolean {
  return isMapping(params) && PROPOSALS.some((name) => params[name] !== undefined);
}

/** Parameters that hold the title or the description of a schema. */
const DESCRIBED = ['owner', 'form', 'means', 'why'];

function described(params: unknown, { describe }: GameWords): unknown {
  if (describe === undefined || !isMapping(params)) return params;
  const shown = DESCRIBED.flatMap((name) => {
    const text = params[name];
    return typeof text === 'string' ? [[name, describe(text)]] : [];
  });
  return { ...params, ...(Object.fromEntries(shown) as object) };
}

/** Of a name that means several cards, the ids are what tells them apart. */
function isOfDeck({ code }: Fault): boolean {
  return code.startsWith('CW13') && code !== 'CW1317';
}

/** Parameters of a fault of a deck with the names of what they name by id, in one language. */
function byName(params: unknown, words: GameWords): unknown {
  if (words.nameOf === undefined || !isMapping(params)) return params;
  return Object.fromEntries(
    Object.entries(params).map(([key, value]) => [key, named(value, words)]),
  );
}

function named(value: unknown, words: GameWords): unknown {
  if (Array.isArray(value)) return value.map((one) => named(one, words));
  const name = typeof value === 'string' ? words.nameOf?.(value) : undefined;
  return name === undefined ? value : inLocale(name, words.locale);
}

/** The game's message for its own code, where the fault gives the parameters that they need. */
function gameMessage(
  fault: Fault,
  { messages, locale, nameOf }: GameWords,
): { message: string; hint?: string } | null {
  const { code, rule } = fault;
  const written = rule === undefined ? undefined : messages[rule.code];
  // A property that does not exist breaks no rule of the game, wherever it is.
  if (rule?.params === undefined || written === undefined || OF_FORM.includes(code)) return null;
  const { params } = rule;
  const nameFor = (id: string): Text | undefined => (isOfDeck(fault) ? nameOf?.(id) : undefined);
  const format = (text: Text): string | null => {
    const message = inLocale(text, locale);
    return lacksValue(message, params) ? null : formatMessage(message, locale, params, nameFor);
  };
  const message = format(written.text);
  if (message === null) return null;
  const fix = written.fix === undefined ? null : format(written.fix);
  return fix === null ? { message } : { message, hint: fix };
}

/** Whether a message quotes what is written where that is no single value: only Cardwright's own message fits then. */
function lacksValue(text: string, params: Readonly<Record<string, unknown>>): boolean {
  const { value } = params;
  return (value === undefined || value === null) && /\{value[,}]/.test(text) && 'value' in params;
}

/** Unknown and misspelt properties. */
const OF_FORM = ['CW1101', 'CW1102'];

/** A name as it is written; undefined for what is none. */
export function textOf(name: unknown): Text | undefined {
  const isText = typeof name === 'string' || (isMapping(name) && Object.keys(name).length > 0);
  return isText ? (name as Text) : undefined;
}
