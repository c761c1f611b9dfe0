/** Bots as people choose among them. Whoever has these words can say which is which. */
import { filled } from './filled.ts';

export interface BotWords {
  /** What a bot does, by its name without a level. */
  readonly bots: Readonly<Record<string, string>>;
  /** What a level is. {games} */
  readonly botLevel: string;
}

/** `ismcts:400` with what it does; the name alone of a bot that the words do not know. */
export function botTitle({ bots, botLevel }: BotWords, name: string): string {
  const [bot = '', games] = name.split(':');
  const said = bots[bot];
  if (said === undefined) return name;
  return `${name} – ${games === undefined ? said : filled(botLevel, { games })}`;
}
