/** What the page of balance says. Braces are filled where they are shown. */
import type { BotWords } from './bots.ts';
import type {
  BalanceAsked,
  BalanceState,
  Baseline,
  ShownCard,
  ShownDifference,
  ShownGame,
  Verdict,
} from './balance.ts';

export interface BalanceWords extends BotWords {
  readonly balance: string;
  readonly start: string;
  readonly stop: string;
  readonly who: string;
  readonly decks: string;
  readonly allDecks: string;
  readonly whichBots: string;
  readonly mirrors: string;
  readonly players: string;
  readonly comparedByTwo: string;
  readonly options: string;
  readonly howLong: string;
  readonly games: string;
  readonly until: string;
  readonly stops: Readonly<Record<BalanceAsked['stop'], string>>;
  readonly precision: string;
  readonly seed: string;
  readonly trust: string;
  readonly trustLead: string;
  readonly unplayable: string;
  readonly hasErrors: string;
  readonly preparing: string;
  readonly running: string;
  readonly runningWidth: string;
  readonly ended: Readonly<Record<NonNullable<BalanceState['stopped']>, string>>;
  /** `{why}` */
  readonly rulesFailed: string;
  /** Before the command. */
  readonly failedGame: string;
  readonly isOld: string;
  readonly nothingYet: string;
  readonly matrix: string;
  readonly matrixLead: string;
  readonly against: string;
  readonly cell: string;
  readonly tables: string;
  readonly tablesLead: string;
  readonly deck: string;
  readonly share: string;
  readonly fair: string;
  readonly asSeat: string;
  readonly gamesPlayed: string;
  readonly seats: string;
  readonly seatsLead: string;
  readonly seat: string;
  readonly together: string;
  readonly table: string;
  readonly places: string;
  readonly ofTable: string;
  readonly pairings: string;
  readonly pairing: string;
  readonly won: string;
  readonly interval: string;
  readonly even: string;
  readonly beginner: string;
  readonly drawn: string;
  readonly unfinished: string;
  readonly look: string;
  readonly lookAt: string;
  readonly shown: Readonly<Record<ShownGame['what'], string>>;
  readonly answers: Readonly<Record<Verdict, string>>;
  readonly expectations: string;
  readonly expectationsLead: string;
  readonly noExpectations: string;
  readonly expectation: string;
  readonly answer: string;
  readonly found: string;
  readonly expected: string;
  readonly atMost: string;
  readonly mirror: string;
  readonly longer: string;
  readonly unfinishedGames: string;
  readonly bot: string;
  readonly forecast: string;
  readonly report: string;
  readonly whatIf: string;
  readonly whatIfLead: string;
  readonly compareWith: string;
  readonly baselines: Readonly<Record<Baseline['value'], string>>;
  readonly compare: string;
  readonly edited: string;
  readonly nothingEdited: string;
  readonly asItWas: string;
  readonly card: string;
  readonly change: string;
  readonly alone: string;
  readonly aloneIs: Readonly<Record<ShownCard['alone'], string>>;
  readonly fates: Readonly<Record<ShownCard['fate'], string>>;
  readonly wholeEdit: string;
  readonly cardByCard: string;
  readonly cardByCardLead: string;
  readonly whose: string;
  readonly before: string;
  readonly after: string;
  readonly difference: string;
  readonly says: string;
  /** Of an option that may have no value. */
  readonly noValue: string;
  readonly saysWhat: Readonly<Record<ShownDifference['says'], string>>;
  readonly needed: string;
  readonly differs: string;
  readonly pairs: string;
  readonly method: string;
  readonly notYet: string;
  readonly byHand: string;
  readonly otherDecks: string;
  readonly twoNeeded: string;
  readonly badOption: string;
}
