/** The groups of a vocabulary, and how their words stand in an effect. */

/**
 * `tagged`: a mapping with the word behind `tag` and its parameters beside it (`{ op: heal, amount: 2 }`);
 * `named`: the word alone, or tagged where it has parameters (`ownAvi`, `{ who: around, area: ring }`);
 * `keyed`: the word is the key of its value (`{ ap: 1 }`); `bare`: the word alone.
 */
export type Form =
  | { readonly form: 'tagged' | 'named'; readonly tag: string }
  | { readonly form: 'keyed' | 'bare' };

/** In the order of vocabulary.yaml. To add a group: a line here, its list in schemas/vocabulary.schema.json. */
export const groups = {
  triggers: { form: 'tagged', tag: 'on' },
  conditions: { form: 'tagged', tag: 'is' },
  requirements: { form: 'tagged', tag: 'is' },
  slots: { form: 'keyed' },
  costs: { form: 'keyed' },
  limits: { form: 'bare' },
  choices: { form: 'tagged', tag: 'pick' },
  targets: { form: 'named', tag: 'who' },
  counts: { form: 'bare' },
  operations: { form: 'tagged', tag: 'op' },
  durations: { form: 'bare' },
} as const satisfies Readonly<Record<string, Form>>;

export type GroupName = keyof typeof groups;

/** In the order of vocabulary.yaml. */
export const groupNames = Object.keys(groups) as readonly GroupName[];
