import { readDrawing } from '../../../engine/pattern.ts';
import type { Paragraph } from '../../../generator/rules-text/card-texts.ts';
import type { Run } from '../../../generator/rules-text/runs.ts';
import { patternIn } from '../../../generator/rules-text/slots/pattern.ts';
import { pseudo, PSEUDO_LOCALE, realLocale } from '../pseudo.ts';
import { failTemplate } from '../template-fault.ts';
import { numberValue, optionalText } from './arguments.ts';
import { countedIn } from './counted.ts';
import type { Helper, Options, Scope } from './helper.ts';
import { isPresent } from './logic.ts';
import { escape, markup } from './markup.ts';
import { drawPattern } from './pattern.ts';

/** `{{rulesText card}}`: the rules text of a component, a paragraph for each effect. */
export const rulesText: Helper = {
  name: 'rulesText',
  takes: [1, 1],
  options: ['field', 'reminders'],
  run([given], options, scope) {
    const paragraphs = paragraphsOf(given, options, 'rulesText', scope);
    const reminders = isPresent(options['reminders']);
    return markup(paragraphs.map((one) => html(one, reminders, scope)).join(''));
  },
};

/** `{{rulesLines card per=36}}`: about how many lines it takes, of so many half-width characters each; to choose sizes by. */
export const rulesLines: Helper = {
  name: 'rulesLines',
  takes: [1, 1],
  options: ['field', 'per'],
  run([given], options, scope) {
    const per = numberValue('rulesLines', options['per'] ?? LINE);
    const lengths = paragraphsOf(given, options, 'rulesLines', scope).map(({ runs }) =>
      width(runs),
    );
    return lengths.reduce((lines, length) => lines + Math.ceil(length / per), 0);
  },
};

/** Characters in a line of a narrow column. */
const LINE = 36;
/** A drawn pattern is as wide as so many characters. */
const DRAWN = 4;
/** Characters that are as wide as two others. */
const WIDE =
  /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/g;

function width(runs: readonly Run[]): number {
  return runs.reduce((sum, { kind, text }) => {
    const own = kind === 'icon' ? DRAWN : text.length + (text.match(WIDE)?.length ?? 0);
    return sum + own;
  }, 0);
}

function paragraphsOf(
  given: unknown,
  options: Options,
  helper: string,
  { game, locale }: Scope,
): Paragraph[] {
  const field = optionalText(helper, options['field']);
  const real = realLocale(locale, game.manifest.locales);
  const all = game.texts.paragraphs(idOf(given, helper), real);
  return all.filter((one) => field === undefined || one.field === field);
}

function idOf(given: unknown, helper: string): string {
  const id = (given as { id?: unknown } | null | undefined)?.id;
  if (typeof id === 'string') return id;
  const expected = 'a component';
  return failTemplate('CW2008', { helper, wrong: 'value', expected, actual: given });
}

function html({ field, runs, reminders }: Paragraph, isExplained: boolean, scope: Scope): string {
  const all = isExplained ? [...runs, ...reminders] : runs;
  const pieces = all.map((run, index) => {
    const before = all[index - 1];
    const after = all[index + 1];
    if (run.kind === 'number') return number(run, after);
    if (run.kind === 'icon') return icon(run, after, scope);
    const own = run.text.slice(heldBy(before, run.text).length);
    const said = scope.locale === PSEUDO_LOCALE ? pseudo(own) : own;
    return words(run, said, after);
  });
  return `<p class="rules-text rules-text-${escape(field)}">${pieces.join('')}</p>`;
}

/** A pattern never stands apart from the sign that closes behind it. */
const CLOSING = /^[\p{Pe}\p{Po}]+/u;

/** What of a text stays on the line of the run before it. */
function heldBy(before: Run | undefined, text: string): string {
  if (before?.kind === 'number') return countedIn(text);
  return before?.kind === 'icon' ? (CLOSING.exec(text)?.[0] ?? '') : '';
}

function number(run: Run, after: Run | undefined): string {
  return together(`<span class="rules-number">${escape(run.text)}</span>`, run, after);
}

/** Presumes that the pattern was checked. */
function icon(run: Run, after: Run | undefined, scope: Scope): string {
  const pattern = patternIn(run.text);
  const drawn = pattern.includes('@') ? readDrawing(pattern).offsets : pattern;
  return together(drawPattern(drawn, {}, scope), run, after);
}

function together(html: string, run: Run, after: Run | undefined): string {
  const held = after === undefined ? '' : heldBy(run, after.text);
  return look(run, `<span style="white-space:nowrap">${html}${escape(held)}</span>`);
}

/** A pattern stays with the word before it. */
function words(run: Run, text: string, after: Run | undefined): string {
  return look(run, escape(after?.kind === 'icon' ? text.replace(/ $/, '\u00A0') : text));
}

function look({ kind, strong, reminder }: Run, html: string): string {
  const bold = kind === 'keyword' || strong === true ? `<b>${html}</b>` : html;
  return reminder === true ? `<i class="rules-reminder">${bold}</i>` : bold;
}
