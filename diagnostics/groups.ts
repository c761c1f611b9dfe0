/** What words of a vocabulary are called, by their group. */
const nouns: Readonly<Record<string, string>> = {
  triggers: 'trigger',
  conditions: 'condition',
  requirements: 'requirement',
  slots: 'slot',
  costs: 'cost',
  limits: 'limit',
  choices: 'choice',
  targets: 'target',
  counts: 'count',
  operations: 'operation',
  durations: 'duration',
};

/** `operation`, of `operations`. */
export function nounOf(group: string): string {
  return nouns[group] ?? 'word';
}

/** `an operation`, of `operations`. */
export function aWordOf(group: string): string {
  const noun = nounOf(group);
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
}
