/**
 * How actions with cards (card-actions.ts) are written and read, and those of games in which an action is
 * a type of card: `send barque`.
 */
import {
  ANSWER,
  answerOf,
  argumentOf,
  cardAction,
  FIRST_VERB,
  OTHER_CHOICE,
  OTHER_SET,
  OTHER_STEP,
  picksOf,
  verbOf,
  type CardAction,
  type CardForm,
} from './card-actions.ts';
import type { Choices } from './choices/choices.ts';
import { formatAnswer, namesIn, parseAnswer } from './choices/notation.ts';
import { parseSquare } from './grid.ts';
import type { CardType } from './number-kinds.ts';
import type { Notation } from './rules.ts';
import { copyDeclared } from './state/declaration.ts';
import type { DeclaredState, Setting, Catalogue } from './state/kinds/part.ts';

export interface CardNotation<Config extends Setting, Verb extends string> {
  readonly forms: Readonly<Record<Verb, CardForm>>;
  readonly choices: Choices<DeclaredState<Config>>;
  /** Asks for the set of an action that takes one. Returns whether there is anything to pick. */
  readonly begin: (state: DeclaredState<Config>, action: CardAction) => boolean;
}

export function cardNotation<Config extends Setting, Verb extends string>(
  options: CardNotation<Config, Verb>,
): Notation<DeclaredState<Config>, CardAction> {
  const verbs = Object.entries<CardForm>(options.forms);
  return {
    format: (state, action) => format(options, verbs, state, action),
    parse(state, text) {
      const [, word = '', rest = ''] = /^\s*(\S+)\s*(.*?)\s*$/.exec(text) ?? [];
      const place = verbs.findIndex(([verb]) => verb === word);
      if (place < 0) return parseChoice(options.choices, state, word, rest);
      return parseForm(state.config, verbs[place]![1], FIRST_VERB + place, rest);
    },
    expand: (state, action) => expand(options, state, action),
  };
}

function format<Config extends Setting>(
  { choices }: CardNotation<Config, string>,
  verbs: readonly (readonly [string, CardForm])[],
  state: DeclaredState<Config>,
  action: CardAction,
): string {
  const argument = argumentOf(action);
  const picks = picksOf(action);
  const verb = verbOf(action);
  if (verb === ANSWER) {
    return formatAnswer(choices, state, {
      kinds: picks ?? [argument - 1],
      isWhole: picks !== null,
    });
  }
  const { ids } = state.config.catalogue;
  const [word, form] = verbs[verb - FIRST_VERB] ?? ['', 'plain'];
  const set = picks === null ? '' : ` [${picks.map((type) => ids[type]).join(', ')}]`;
  if (form === 'number') return `${word} ${argument + 1}`;
  if (form === 'type' || form === 'type set') return `${word} ${ids[argument]}${set}`;
  return typeof form === 'string' ? `${word}${set}` : `${word} ${form[argument]}`;
}

/** Null for what is no action; one that names an unknown card is none. */
function parseForm(
  { catalogue }: Setting,
  form: CardForm,
  verb: number,
  rest: string,
): CardAction | null {
  if (typeof form !== 'string') {
    const place = form.indexOf(rest);
    return place < 0 ? null : cardAction(verb, place);
  }
  if (form === 'plain') return rest === '' ? cardAction(verb) : null;
  if (form === 'number') return /^[1-9]\d?$/.test(rest) ? cardAction(verb, Number(rest) - 1) : null;
  if (form === 'set') return withSet(catalogue, verb, 0, rest);
  const [, name = '', set = ''] = /^(\S+)\s*(.*)$/.exec(rest) ?? [];
  const type = catalogue.indexOf.get(name);
  if (type === undefined || (form === 'type' && set !== '')) return null;
  return withSet(catalogue, verb, type, set);
}

/** `[a, b]`, in the order in which they are named; without a set the action that begins one. */
function withSet(
  { indexOf }: Setting['catalogue'],
  verb: number,
  argument: number,
  text: string,
): CardAction | null {
  if (text === '') return cardAction(verb, argument);
  if (!/^\[.*\]$/.test(text)) return null;
  const picks = namesIn(text).map((name) => indexOf.get(name) ?? -1);
  return picks.includes(-1) ? null : { verb, argument, picks };
}

/** An answer to something else than what is asked can be read too, and is refused. */
function parseChoice<Config extends Setting>(
  choices: Choices<DeclaredState<Config>>,
  state: DeclaredState<Config>,
  word: string,
  rest: string,
): CardAction | null {
  const said = parseAnswer(choices, state, `${word} ${rest}`.trim());
  if (said !== null) {
    const picks = said.kinds;
    return said.isWhole ? { verb: ANSWER, argument: 0, picks } : answerOf(picks[0]!);
  }
  if (word === 'done' && rest === '') return cardAction(OTHER_STEP);
  const forms = choices.formsOf(state);
  const isVerb = forms.some(({ verb }) => verb === word);
  if (rest === '' || (isVerb && !/^\[.*\]$/.test(rest))) return null;
  const isKnown = (name: string): boolean =>
    forms.some((form) => form.kindNamed(state, name) >= 0) ||
    parseSquare(name.replaceAll(' ', '')) !== null;
  if (!namesIn(rest).every(isKnown)) return null;
  if (isVerb) return cardAction(OTHER_SET);
  if (word === 'choose') return cardAction(OTHER_CHOICE);
  return word === 'take' ? cardAction(OTHER_STEP) : null;
}

/** Whole sets as the steps that bots take: `trade [axe, bow]` is `trade`, `take axe`, `take bow`, `done`. */
function expand<Config extends Setting>(
  { choices, begin }: CardNotation<Config, string>,
  state: DeclaredState<Config>,
  set: CardAction,
): readonly CardAction[] {
  const picks = picksOf(set);
  if (picks === null) return [set];
  if (verbOf(set) === ANSWER) return choices.expand(state, picks).map(answerOf);
  const begun = copyDeclared(state);
  const first = cardAction(verbOf(set), argumentOf(set));
  return begin(begun, first) ? [first, ...choices.expand(begun, picks).map(answerOf)] : [first];
}

interface WithCatalogue {
  readonly config: { readonly catalogue: Catalogue };
}

/** `verb` is one word. */
export function typeNotation(verb: string): Notation<WithCatalogue, CardType> {
  return {
    format: ({ config }, type) => `${verb} ${config.catalogue.ids[type]}`,
    parse({ config }, text) {
      const [word, id = '', ...more] = text.trim().split(/\s+/);
      const isAction = word === verb && more.length === 0;
      return isAction ? (config.catalogue.indexOf.get(id) ?? null) : null;
    },
  };
}
