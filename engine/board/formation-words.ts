/**
 * A formation below the name of its player, as positions and scenarios say it, with a word for each
 * place, the leader's first:
 *
 *     P1: { titan: colossus, at: '(5,5)', facing: E, front: [mortar, N] }
 */
import { compass, squareName, type Grid } from '../grid.ts';
import type { CardType } from '../number-kinds.ts';
import type { Words } from '../positions/by-player.ts';
import { listOf, readFacing, readId, readSquare } from '../positions/reading.ts';
import type { Position } from '../rules.ts';
import type { Seat } from '../seats.ts';
import type { Board } from '../state/kinds/board.ts';
import { idOfCard } from '../state/kinds/card-places.ts';
import type { EachOneOf } from '../state/kinds/one-of.ts';
import type { BoardSetting, DeclaredState } from '../state/kinds/part.ts';
import { placeOfBody, type BodyPlan } from './body.ts';
import type { Formations } from './formations.ts';

export interface FormationWordsOptions<Config extends BoardSetting> {
  readonly formations: Formations<Config>;
  readonly plan: BodyPlan;
  /** By place of the plan. */
  readonly places: readonly string[];
  readonly pieces: Board<Config>;
  readonly facing: EachOneOf<Config, (typeof compass)[number]>;
  /** Words that say more of the leader. */
  readonly ofLeader: readonly string[];
  /** How the board writes it beside a piece: what these words say of the leader, or what a list says of others. */
  readonly beside: (config: Config, type: CardType, said: readonly unknown[]) => string;
  /** What everybody sees of a piece, beside where it is and which way it faces. */
  readonly seen: (state: DeclaredState<Config>, piece: number) => Words;
}

export class FormationWords<Config extends BoardSetting> {
  readonly #options: FormationWordsOptions<Config>;
  /** All that `plain` reads. */
  readonly words: readonly string[];

  constructor(options: FormationWordsOptions<Config>) {
    this.#options = options;
    this.words = ['at', 'facing', ...options.ofLeader, ...options.places];
  }

  /** What is said of a formation, as the board is written. Throws a `BadPosition`. */
  plain(config: Config, name: string, said: Words): Position {
    const { plan, places, pieces, ofLeader } = this.#options;
    const { grid } = config;
    const stands = readSquare(grid, said['at'], `${name}.at`);
    const faces = readFacing(said['facing'] ?? 'N', `${name}.facing`);
    const board: Record<string, string> = {};
    for (const [place, word] of places.entries()) {
      const one = said[word] ?? undefined;
      if (one === undefined && place > 0) continue;
      const more = ofLeader.map((key) => said[key]);
      const list = place === 0 ? [one, compass[faces], ...more] : listOf(one);
      const square = placeOfBody({ grid, plan }, place, stands, faces);
      board[squareName(grid, square)] = this.#piece(config, name, word, list);
    }
    return { [pieces.name]: board };
  }

  #piece(config: Config, name: string, word: string, said: readonly unknown[]): string {
    const [id, faces = 'N', ...more] = said;
    const what = `${name}.${word}`;
    const type = readId(config.catalogue.indexOf, id, what);
    const facing = compass[readFacing(faces, what)]!;
    return `${name} ${String(id)} ${facing}${this.#options.beside(config, type, more)}`;
  }

  /** What everybody sees of the formation of a seat, null where no piece is; presumes that it has a leader. */
  of(state: DeclaredState<Config>, seat: Seat): Words {
    const { formations, places } = this.#options;
    const { card, ...leader } = this.#seen(state, state.config.grid, formations.at(state, seat, 0));
    const others = places.slice(1).map((word, i) => {
      const piece = formations.at(state, seat, i + 1);
      return [word, piece < 0 ? null : this.#seen(state, state.config.grid, piece)] as const;
    });
    return { [places[0]!]: card, ...leader, ...Object.fromEntries(others) };
  }

  #seen(state: DeclaredState<Config>, grid: Grid, piece: number): Words {
    const { pieces, facing, seen } = this.#options;
    return {
      card: idOfCard(state, piece),
      at: squareName(grid, pieces.squareOf(state, piece)),
      facing: facing.get(state, piece),
      ...seen(state, piece),
    };
  }
}
