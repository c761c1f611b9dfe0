/** The sentences that join clauses, as they are where vocabulary.yaml has none of the name: signs and no words. */
export const joining = {
  /** Labels before a sentence. */
  labelled: '<b>{labels}:</b> <s>{sentence}</s>',
  /** One label and those behind it. */
  labels: '{first}, {rest}',
  /** What is chosen, and what is done with it. */
  chosen: '{choose}, {do}',
  /** Of several choices one and those behind it. */
  choices: '{first}, {rest}',
  /** One operation and those behind it. */
  steps: '{first}, {rest}',
  /** An amount that counts something. */
  amount: '{base} + {per} × {count}',
  /** Words before "card", one and those behind it. */
  adjectives: '{first} {rest}',
  /** Cards of a set that must be alike. */
  slot: '{count} × {words}',
  /** Conditions of which one must hold, among others. */
  group: '({clauses})',
  /** A condition that must not hold, where its phrase does not ask for `negated`. */
  not: '¬ {clause}',
  /** What a word means, behind the sentence. */
  reminder: ' ({reminder})',
} as const;

type Joining = keyof typeof joining;

/** A sentence that has no words of its own prints the one slot that it is about. */
export function plainSentence(name: string): string {
  if (name in joining) return joining[name as Joining];
  return name.startsWith('where') ? '{value}' : `{${name}}`;
}

/** The name of the sentence for a field of a filter. */
export function whereSentence(field: string): string {
  return `where${field.charAt(0).toUpperCase()}${field.slice(1)}`;
}
