import { defineDiagnostic } from '../define.ts';
import { quote } from '../words.ts';

export const deckEffectConflict = defineDiagnostic<{
  name: string;
  card?: string;
  other?: string;
}>({
  code: 'CW1344',
  name: 'deck-effect-conflict',
  severity: 'error',
  title: 'Two cards set the same value differently',
  message: ({ name, card = 'a rule', other = 'a rule' }) =>
    `${quote(card)} and ${quote(other)} set ${quote(name)} to different values.`,
  hint: () => 'Remove one of them, or let both add to the value instead.',
});
