import { defineDiagnostic } from '../define.ts';
import { either, quote } from '../english.ts';

/** What balance.yaml expects of games, and what they were like. All shares are percent. */
export interface ExpectedOfGames {
  readonly what: 'pairing' | 'mirror' | 'table' | 'longer' | 'unfinished';
  /** How many play each game. */
  readonly players: number;
  /** The deck of whose share it speaks, and the one against it; null where all games are meant. */
  readonly deck: string | null;
  readonly against: string | null;
  readonly bot: string;
  /** Of `longer`. */
  readonly decisions: number | null;
  readonly least: number;
  readonly most: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly games: number;
}

export const balance = {
  CW1801: defineDiagnostic<{ least: number; most: number }>({
    code: 'CW1801',
    name: 'no-share-between',
    severity: 'error',
    title: 'Expected share whose least is not below its most',
    message: ({ least, most }) => `No share is between ${least} and ${most} %.`,
    hint: () => 'Write the smaller percentage first, and leave room between the two.',
  }),

  CW1802: defineDiagnostic<{ deck: string; against: string }>({
    code: 'CW1802',
    name: 'expected-twice',
    severity: 'error',
    title: 'Two expectations of one pairing',
    message: ({ deck, against }) =>
      deck === against
        ? `The deck ${quote(deck)} is paired with itself here; "mirrors" is about such games.`
        : `What ${quote(deck)} wins against ${quote(against)} is expected in two places.`,
    hint: ({ deck, against }) =>
      deck === against ? 'Name two decks, or remove the entry.' : 'Keep one of the two.',
  }),

  CW1803: defineDiagnostic<{
    card: string;
    field: string;
    /** Null where the component has no such whole number. */
    value: number | null;
    least: number;
    most: number;
  }>({
    code: 'CW1803',
    name: 'figure-cannot-move',
    severity: 'error',
    title: 'Movable figure that is no figure, or outside of its range',
    message: ({ card, field, value, least, most }) =>
      value === null
        ? `${quote(card)} has no whole number ${quote(field)}.`
        : `${quote(field)} of ${quote(card)} is ${value}, which is not between ${least} and ${most}.`,
    hint: ({ value }) =>
      value === null
        ? 'Name a field as it is in the component, with its path: arrows.front.'
        : 'Write the smaller number first, and include the figure as it is.',
  }),

  CW1804: defineDiagnostic<{
    players: number;
    /** For how many the game is. */
    known: readonly number[];
  }>({
    code: 'CW1804',
    name: 'players-not-of-game',
    severity: 'error',
    title: 'Expectation of games that cannot be played',
    message: ({ players, known }) =>
      `The game is not for ${players} players; it is for ${either(known.map(String))}.`,
    hint: () => 'Write a number that "players" in game.yaml has, or remove the entry.',
  }),

  CW6001: defineDiagnostic<ExpectedOfGames>({
    code: 'CW6001',
    name: 'expectation-broken',
    severity: 'error',
    title: 'Games that are not what balance.yaml expects',
    message: (params) => `${found(params)} ${expected(params)}`,
    hint: ({ what }) =>
      what === 'pairing'
        ? 'Change the decks or their cards, or write under "except" why the pairing is meant so.'
        : 'Change the game, or what balance.yaml expects of it.',
  }),

  CW6002: defineDiagnostic<ExpectedOfGames & { readonly forecast: number | null }>({
    code: 'CW6002',
    name: 'not-enough-games',
    severity: 'warning',
    title: 'Too few games to say whether they are what balance.yaml expects',
    message: (params) => `${found(params)} ${expected(params)} That is not decided yet.`,
    hint: ({ games, forecast }) => {
      if (games === 0) return 'Let the decks of this entry play too.';
      return forecast === null
        ? 'It is at the very edge: widen what is expected, or change the game; more games hardly help.'
        : `Play more: about ${whole(forecast)} games in all may decide it.`;
    },
  }),
};

function found(params: ExpectedOfGames): string {
  const { share, low, high, games, bot } = params;
  if (games === 0) return `${subject(params)} was not played.`;
  const range = `${share.toFixed(1)} % (${low.toFixed(1)} to ${high.toFixed(1)} %)`;
  return `${subject(params)}: ${range} in ${whole(games)} games of ${bot}.`;
}

function subject({ what, players, deck, against, decisions }: ExpectedOfGames): string {
  if (what === 'pairing') return `${quote(deck ?? '')} against ${quote(against ?? '')}`;
  if (what === 'mirror') return `First player of ${quote(deck ?? '')} against itself`;
  if (what === 'table') return `${quote(deck ?? '')} in games of ${players} players`;
  return what === 'longer'
    ? `Games of more than ${whole(decisions ?? 0)} decisions`
    : 'Unfinished games';
}

function expected({ what, least, most }: ExpectedOfGames): string {
  return what === 'pairing' || what === 'mirror' || what === 'table'
    ? `Expected is ${least} to ${most} %.`
    : `Expected is at most ${most} %.`;
}

function whole(count: number): string {
  return count.toLocaleString('en');
}
