/** Questions about changes: what an edit did, what cards and figures are worth. Each is a module of its own, loaded when it is asked. */
import { availableParallelism } from 'node:os';
import { PLAYERS } from '../../../simulation/index.ts';
import { WrongUse } from '../../exit.ts';
import { readOptions } from '../../game-options.ts';
import type { OpenGame } from '../../play/open-game.ts';
import { say } from '../../say.ts';
import type { Terminal } from '../../terminal.ts';
import { requestedPlayers, type PlanArguments } from './plan.ts';
import type { Wanted } from './shown.ts';
import { untilStopped } from './until-stopped.ts';

export interface WhatIf {
  /** A revision of git, or a folder. */
  readonly against?: string;
  /** Of cards, of figures, or (true) of both. */
  readonly worth?: 'cards' | 'figures' | true;
  readonly suggest?: true;
}

interface WhatIfArguments extends WhatIf, PlanArguments, Wanted {
  readonly workers?: number;
  readonly queue?: string;
  readonly shard?: string;
  readonly show?: string;
  readonly check?: true;
  readonly clauses?: true;
  readonly report?: string;
  readonly card?: readonly string[];
  readonly budget?: number;
}

export function isWhatIf({ against, worth, suggest }: WhatIf): boolean {
  return against !== undefined || worth !== undefined || suggest === true;
}

export function whatIf(
  terminal: Terminal,
  game: OpenGame,
  names: readonly string[],
  given: WhatIfArguments,
): Promise<number> {
  const { against, worth, suggest } = given;
  if ([against, worth, suggest].filter((one) => one !== undefined).length > 1)
    throw new WrongUse(say('Name one of --against, --worth and --suggest.'));
  const meant = (['queue', 'shard', 'show', 'check', 'mirrors', 'decide', 'clauses'] as const).find(
    (flag) => given[flag] !== undefined,
  );
  if (meant !== undefined)
    throw new WrongUse(say('--{flag} says nothing about changes.', { flag: meant }));
  needsTwo(given, game);
  const threads = given.workers ?? availableParallelism();
  const asked = { ...given, names, threads };
  return untilStopped(async (signal) => {
    if (worth !== undefined) {
      const { simulateWorth } = await import('./worth.ts');
      return simulateWorth(terminal, game, { ...asked, worth }, signal);
    }
    if (suggest === true) {
      const { simulateSuggest } = await import('./suggest.ts');
      return simulateSuggest(terminal, game, asked, signal);
    }
    const { simulateAgainst } = await import('./against.ts');
    return simulateAgainst(terminal, game, against ?? '', asked, signal);
  });
}

/** What changes do is counted in pairs of games, in which two decks change seats. */
function needsTwo({ players, option, ...asked }: WhatIfArguments, game: OpenGame): void {
  const asOption = readOptions(option, game.checked.manifest)['players'];
  if (requestedPlayers(players ?? asOption, game) === PLAYERS) return;
  const flag = (['against', 'worth', 'suggest'] as const).find((one) => asked[one] !== undefined);
  throw new WrongUse(
    say(
      '--{flag} compares games of two players: pairs of games in which both decks change seats.',
      {
        flag: flag ?? '',
      },
    ),
    say('For more players, simulate both versions and compare their results.'),
  );
}
