/** Effects that are built by choosing words: what the page shows of them, and the steps that it asks for. */
import { isRecord, isText } from './read.ts';

export interface EffectsShown {
  readonly id: string;
  /** In the language of the page; its id where it has none. */
  readonly name: string;
  /** Fields of the component that are written in words of the vocabulary. */
  readonly fields: readonly {
    readonly name: string;
    /** Empty where the schema of the kind has none. */
    readonly title: string;
    readonly form: EffectForm | null;
  }[];
  /** What the card says, by language. */
  readonly sentences: readonly { readonly locale: string; readonly lines: readonly string[] }[];
}

/** See `ValueForm` of the generator. */
export interface EffectForm {
  readonly path: readonly (string | number)[];
  readonly value?: unknown;
  readonly about: string;
  readonly plain: string | number | boolean | null;
  readonly word: string | null;
  readonly words: readonly ShownWord[];
  readonly sort: 'list' | 'mapping' | 'number' | 'boolean' | 'text';
  readonly parts: readonly {
    readonly key: string;
    /** Empty where the game has no words for it. */
    readonly name: string;
    readonly canGo: boolean;
    readonly form: EffectForm;
  }[];
  readonly more: readonly ShownWord[];
}

/** What is written, and what is shown in its place. */
export interface ShownWord {
  readonly word: string;
  /** Empty where the game has no words for it. */
  readonly name: string;
  readonly about: string;
}

export type EffectDeed =
  /** Another word in the place of what is there. */
  | { readonly do: 'choose'; readonly word: string }
  | { readonly do: 'set'; readonly value: string | number | boolean }
  /** A key of a mapping, or another entry of a list (`''`). */
  | { readonly do: 'add'; readonly key: string }
  | { readonly do: 'remove' };

export type EffectStep = EffectDeed & {
  readonly id: string;
  readonly path: readonly (string | number)[];
  /** What was seen there; undefined for nothing. */
  readonly was?: unknown;
};

/** Null for what is no step. */
export function readEffectStep(value: unknown): EffectStep | null {
  if (!isRecord(value) || !isText(value['id'])) return null;
  const { id, path, was } = value;
  if (!Array.isArray(path) || path.length === 0 || path.length > 50 || !path.every(isStep)) {
    return null;
  }
  const deed = readDeed(value);
  return deed === null ? null : { ...deed, id, path, was };
}

function readDeed({
  do: deed,
  word,
  value,
  key,
}: Readonly<Record<string, unknown>>): EffectDeed | null {
  if (deed === 'choose' && isText(word)) return { do: 'choose', word };
  if (deed === 'add' && isText(key)) return { do: 'add', key };
  if (deed === 'remove') return { do: 'remove' };
  const isPlain = isText(value) || typeof value === 'number' || typeof value === 'boolean';
  return deed === 'set' && isPlain ? { do: 'set', value } : null;
}

function isStep(step: unknown): step is string | number {
  return (isText(step) && step !== '__proto__') || Number.isSafeInteger(step);
}
