import { readDrawing } from '../../../engine/index.ts';
import { isWords, type Paragraph, patternIn, type Run } from '../../../generator/index.ts';
import { pseudo, PSEUDO_LOCALE, realLocale } from '../pseudo.ts';
import { failTemplate } from '../strict-compiler.ts';
import { numberValue, optionalText, type Helper, type Options, type Scope } from './helper.ts';
import { closedIn, closingIn, countedIn, openedIn, particleIn, running, unbroken } from './held.ts';
import { isPresent } from './logic.ts';
import { escape, markup } from './markup.ts';
import { drawPattern } from './pattern.ts';

/** `{{rulesText card}}`: the rules text of a component, a paragraph for each effect. */
export const rulesText: Helper = {
  name: 'rulesText',
  takes: [1, 1],
  options: ['field', 'most', 'reminders'],
  run([given], options, scope) {
    const paragraphs = paragraphsOf(given, options, 'rulesText', scope);
    const reminders = isPresent(options['reminders']);
    const write = writer({ reminders, most: options['most'] }, scope);
    return markup(paragraphs.map(write).join(''));
  },
};

/** `{{rulesLines card per=36}}`: about how many lines of `per` half-width characters it takes; to choose sizes by. */
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
/** A drawn pattern is as wide as this number of characters. */
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

/** How rules text is written: with reminders, and patterns of at `most` a number of squares each way. */
interface Manner {
  readonly reminders: boolean;
  readonly most: unknown;
}

function writer(manner: Manner, scope: Scope): (paragraph: Paragraph) => string {
  return ({ field, runs, reminders }) => {
    const pieces = lumps(manner.reminders ? [...runs, ...reminders] : runs).map((lump) => {
      const inner = lump.map((run) => look(run, content(run, manner, scope))).join('');
      return lump.length === 1 && lump.every(isWords) ? inner : unbroken(inner);
    });
    return `<p class="rules-text rules-text-${escape(field)}">${pieces.join('')}</p>`;
  };
}

/** Runs by what stays on one line: a number or a pattern, with what it holds of the words beside it. */
function lumps(runs: readonly Run[]): Run[][] {
  const made: Run[][] = [];
  let isHeld = false;
  const add = (run: Run, text: string): void => {
    if (text === '') return;
    if (!isHeld) made.push([]);
    made.at(-1)?.push({ ...run, text });
    isHeld = false;
  };
  for (const [index, run] of runs.entries()) {
    if (!isWords(run)) {
      add(run, run.text);
      continue;
    }
    const after = runs[index + 1];
    const head = heldBy(runs[index - 1], run.text);
    const rest = run.text.slice(head.length);
    const tail = takenBy(rest, after);
    const body = rest.slice(0, rest.length - tail.length);
    isHeld = head !== '';
    add(run, head);
    add(run, after?.kind === 'icon' ? body.replace(/ $/, '\u00A0') : body);
    add(run, tail);
    isHeld = tail !== '';
  }
  return made;
}

/** What of a text stays on the line of the run before it. */
function heldBy(before: Run | undefined, text: string): string {
  if (before?.kind === 'number') return countedIn(text);
  if (before?.kind === 'icon') return closedIn(text);
  return before !== undefined && closingIn(before.text) !== '' ? particleIn(text) : '';
}

/** What of a text stays on the line of the run behind it. */
function takenBy(text: string, after: Run | undefined): string {
  if (after?.kind === 'icon') return openedIn(text);
  return after !== undefined && isWords(after) && particleIn(after.text) !== ''
    ? closingIn(text)
    : '';
}

function content(run: Run, { most }: Manner, scope: Scope): string {
  if (run.kind === 'number') return `<span class="rules-number">${escape(run.text)}</span>`;
  if (run.kind === 'icon') return drawn(run.text, { most }, scope);
  return running(scope.locale === PSEUDO_LOCALE ? pseudo(run.text) : run.text);
}

/** Presumes that the pattern was checked. */
function drawn(text: string, options: Options, scope: Scope): string {
  const pattern = patternIn(text);
  const given = pattern.includes('@') ? readDrawing(pattern).offsets : pattern;
  return drawPattern(given, options, scope);
}

function look({ kind, strong, reminder }: Run, html: string): string {
  const bold = kind === 'keyword' || strong === true ? `<b>${html}</b>` : html;
  return reminder === true ? `<i class="rules-reminder">${bold}</i>` : bold;
}
