/** Answers as text, the same for all choices: `choose axe`, `choose [axe, bow]`, `take axe`, `done`. */
import type { WithInts } from '../state/flat-state.ts';
import { NO_MORE, type Choices } from './choices.ts';

/** An answer: one step of it, or all of it at once. */
export interface Answer {
  /** Kinds; of a step one, or `NO_MORE`. */
  readonly kinds: readonly number[];
  readonly isWhole: boolean;
}

/** Presumes that something is asked: kinds have their names from the form of the question. */
export function formatAnswer<State extends WithInts>(
  choices: Choices<State>,
  state: State,
  { kinds, isWhole }: Answer,
): string {
  const form = choices.form(state);
  if (form === null) return '';
  const names = kinds.map((kind) => (kind === NO_MORE ? '' : form.nameOf(state, kind)));
  const { verb } = form;
  if (verb !== undefined && (isWhole || choices.isSingle(state))) {
    return `${verb} [${names.join(', ')}]`;
  }
  if (choices.isSingle(state)) return `choose ${names.join() || 'none'}`;
  if (kinds[0] === NO_MORE) return 'done';
  if (!isWhole) return `take ${names[0]}`;
  return names.length === 0 ? 'choose none' : `choose [${names.join(', ')}]`;
}

/**
 * Null for what is no answer: other words, names that the question does not know. A choice of one pick
 * is a step; `choose none` is the whole answer without any.
 */
export function parseAnswer<State extends WithInts>(
  choices: Choices<State>,
  state: State,
  text: string,
): Answer | null {
  const form = choices.form(state);
  if (form === null) return null;
  const isSingle = choices.isSingle(state);
  if (text === 'done' && !isSingle) return { kinds: [NO_MORE], isWhole: false };
  const [, verb, rest = ''] = /^(\S+) +(.+)$/.exec(text) ?? [];
  if ((verb !== 'take' || isSingle) && verb !== (form.verb ?? 'choose')) return null;
  if (verb === form.verb && !rest.startsWith('[')) return null;
  const names = namesIn(rest);
  const kinds = names.map((name) => form.kindNamed(state, name));
  if (kinds.includes(-1)) return null;
  if (verb === 'take')
    return kinds.length === 1 && rest === names[0] ? { kinds, isWhole: false } : null;
  if (!isSingle) return { kinds, isWhole: true };
  if (kinds.length === 0) return { kinds: [NO_MORE], isWhole: false };
  return kinds.length === 1 ? { kinds, isWhole: false } : { kinds, isWhole: true };
}

/** The names of `[axe, (3,4)]`, of `axe`, of `none`; commas in brackets part nothing. */
export function namesIn(text: string): string[] {
  if (text === 'none') return [];
  const [, inner = text] = /^\[(.*)\]$/.exec(text) ?? [];
  return inner.trim() === '' ? [] : inner.split(/,(?![^()]*\))/).map((name) => name.trim());
}
