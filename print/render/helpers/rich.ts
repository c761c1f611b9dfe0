import { nearest } from '../../../kernel/index.ts';
import { localised } from '../pseudo.ts';
import { readRichText, type Piece } from '../rich-text.ts';
import { failTemplate } from '../strict-compiler.ts';
import { optionalText, type Helper, type Scope } from './helper.ts';
import { countedIn, running, unbroken, uncounted } from './held.ts';
import { inlineIcon } from './icon.ts';
import { isPresent } from './logic.ts';
import { escape, markup, rubyHtml } from './markup.ts';
import { isTextMap } from './text.ts';

/** `{{rich card.text}}`: a text with icons (`:sword:`), keywords (`[swift]`), ruby and bold. */
export const rich: Helper = {
  name: 'rich',
  takes: [1, 1],
  options: ['locale', 'reminders'],
  run([value], options, scope) {
    const wanted = optionalText('rich', options['locale']);
    const locale = wanted ?? scope.locale;
    if (value === undefined || value === null) return failTemplate('CW2004', {});
    if (typeof value !== 'string' && !isTextMap(value)) {
      const expected = 'a text, or texts by language';
      return failTemplate('CW2008', { helper: 'rich', wrong: 'value', expected, actual: value });
    }
    const pieces = readRichText(localised(value, locale, scope.game.manifest.locales));
    const html = new Writer({ ...scope, locale }, isPresent(options['reminders'])).write(pieces);
    return markup(wanted === undefined ? html : `<span lang="${escape(wanted)}">${html}</span>`);
  },
};

class Writer {
  readonly #scope: Scope;
  readonly #reminders: boolean;
  /** Keywords that were explained already. */
  readonly #reminded = new Set<string>();

  constructor(scope: Scope, reminders: boolean) {
    this.#scope = scope;
    this.#reminders = reminders;
  }

  /** A number stays on one line with the word or the icon that it counts. */
  write(pieces: readonly Piece[]): string {
    const html: string[] = [];
    for (let at = 0; at < pieces.length; at += 1) {
      const piece = pieces[at];
      const [one, two] = pieces.slice(at + 1, at + 3);
      if (piece === undefined) break;
      if (piece.kind !== 'number') html.push(this.#piece(piece));
      else if (one?.kind === 'icon') {
        html.push(this.#unbroken(piece, one));
        at += 1;
      } else if (one?.kind === 'text' && one.text === ' ' && two?.kind === 'icon') {
        html.push(this.#unbroken(piece, one, two));
        at += 2;
      } else if (one?.kind === 'text') {
        html.push(this.#unbroken(piece, { kind: 'text', text: countedIn(one.text) }));
        html.push(running(uncounted(one.text)));
        at += 1;
      } else html.push(this.#unbroken(piece));
    }
    return html.join('');
  }

  #unbroken(...pieces: readonly Piece[]): string {
    return unbroken(pieces.map((piece) => this.#piece(piece)).join(''));
  }

  #piece(piece: Piece): string {
    switch (piece.kind) {
      case 'icon':
        return inlineIcon(piece.name, this.#scope);
      case 'keyword':
        return this.#keyword(piece.name);
      case 'ruby':
        return rubyHtml(escape(piece.text), escape(piece.reading));
      case 'strong':
        return `<b>${escape(piece.text)}</b>`;
      case 'number':
        return `<span class="number">${escape(piece.text)}</span>`;
      case 'break':
        return '<br>';
      case 'text':
        return running(piece.text);
    }
  }

  #keyword(name: string): string {
    const { game, locale } = this.#scope;
    const { keywords } = game.marks;
    const keyword = keywords[name];
    if (keyword === undefined) {
      const near = nearest(name, Object.keys(keywords));
      return failTemplate('CW2101', { sort: 'keyword', name, nearest: near });
    }
    const { locales } = game.manifest;
    const word = `<b class="keyword">${escape(localised(keyword.name, locale, locales))}</b>`;
    if (!this.#reminders || keyword.reminder === undefined || this.#reminded.has(name)) return word;
    this.#reminded.add(name);
    const pieces = readRichText(localised(keyword.reminder, locale, locales));
    return `${word} <i class="reminder">${this.write(pieces)}</i>`;
  }
}
