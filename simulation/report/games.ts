/** Games that a report names: each once, with the command that shows it again. */
import { refText } from '../replay-command.ts';
import type { GameRef } from '../result.ts';
import { html, type Html } from './html.ts';

export class NamedGames {
  readonly #named = new Map<string, GameRef>();

  /** A link to its command, further down; empty where there is none. */
  link(game: GameRef | null | undefined): Html {
    if (game === null || game === undefined) return html``;
    const id = `game-${game.join('-')}`;
    this.#named.set(id, game);
    return html`<a href="#${id}">${refText(game)}</a>`;
  }

  /** All that were linked, in the order of the run. */
  list(pairing: (place: number) => string, commandOf: (game: GameRef) => string): Html {
    const games = [...this.#named].toSorted(
      ([, a], [, b]) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2],
    );
    return html`<dl class="games">
      ${games.map(
        ([id, game]) =>
          html`<dt id="${id}">${refText(game)}: ${pairing(game[0])}</dt>
            <dd><code>${commandOf(game)}</code></dd>`,
      )}
    </dl>`;
  }
}
