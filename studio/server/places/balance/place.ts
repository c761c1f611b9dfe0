/** Is it balanced? Games by the thousand, played by bots while the game is edited. */
import { balanceOf } from '../../../../simulation/index.ts';
import { isSound } from '../../../../generator/index.ts';
import { readBalanceAsked, type BalanceChoices } from '../../../protocol/balance.ts';
import type { Desk } from '../../desk.ts';
import { offeredGame } from '../../played-game.ts';
import type { Asked, Place, Reply } from '../place.ts';
import { rulesToTrust } from './request.ts';
import { BalanceRuns } from './runs.ts';
import { baselinesOf } from './what-if.ts';
import { balanceWords } from './words.ts';

export const balance: Place = {
  address: '/balance',
  program: 'balance',
  words: balanceWords,
  name: () => balanceWords.words.balance,
  answers: {
    'GET balance-choices': (desk) => {
      const choices = choicesOf(desk);
      return choices === null ? 404 : { json: choices };
    },
    'GET balance-state': (desk) => ({ json: runsOf(desk).state }),
    'POST balance': begin,
    'POST balance-stop': async (desk) => {
      await runsOf(desk).stop();
      return { json: runsOf(desk).state };
    },
    'POST balance-report': async (desk) => {
      const name = await runsOf(desk).report();
      return name === null ? 404 : { json: { address: `/balance/${name}` } };
    },
    'GET balance-game': answerGame,
    'GET edited-cards': (desk) => ({ json: { ids: [...desk.workshop.editedIds] } }),
  },
  document: async (desk, name) => runsOf(desk).reportNamed(name),
  leave: async (desk) => runs.get(desk)?.stop(),
};

const runs = new WeakMap<Desk, BalanceRuns>();

function runsOf(desk: Desk): BalanceRuns {
  const known = runs.get(desk) ?? new BalanceRuns(desk);
  runs.set(desk, known);
  return known;
}

/** Null for a game that is not played, or by one alone. */
function choicesOf(desk: Desk): BalanceChoices | null {
  const { result, folder } = desk;
  const offered = offeredGame(result, null);
  if (offered === null || !isSound(result)) return null;
  const players = offered.players.filter((one) => one > 1).toSorted((one, other) => one - other);
  if (players.length === 0) return null;
  const hash = rulesToTrust(folder);
  return {
    decks: offered.decks.map(({ id, name }) => ({ value: id, text: name })),
    bots: offered.bots,
    players,
    options: offered.options,
    parts: offered.parts,
    baselines: baselinesOf(desk),
    trust: hash === null || runsOf(desk).isTrusted(hash) ? null : { hash, folder },
    hasExpectations: balanceOf(result) !== null,
  };
}

function begin(desk: Desk, { body }: Asked): Reply {
  const asked = readBalanceAsked(body);
  if (asked === null || !runsOf(desk).begin(asked)) return 400;
  return { json: runsOf(desk).state };
}

async function answerGame(desk: Desk, { query }: Asked): Promise<Reply> {
  const save = await runsOf(desk).save(Number(query.get('run')), query.get('game') ?? '');
  return save === null ? 404 : { json: { save } };
}
