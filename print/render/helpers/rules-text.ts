import { readDrawing } from '../../../engine/pattern.ts';
import type { Paragraph } from '../../../generator/rules-text/card-texts.ts';
import type { Run } from '../../../generator/rules-text/runs.ts';
import { patternIn } from '../../../generator/rules-text/slots/pattern.ts';
import { pseudo, PSEUDO_LOCALE, realLocale } from '../pseudo.ts';
import { failTemplate } from '../template-fault.ts';
import { optionalText } from './arguments.ts';
import { countedIn, uncounted } from './counted.ts';
import type { Helper, Scope } from './helper.ts';
import { isPresent } from './logic.ts';
import { escape, markup } from './markup.ts';
import { drawPattern } from './pattern.ts';

/** `{{rulesText card}}`: the rules text of a component, a paragraph for each effect. */
export const rulesText: Helper = {
  name: 'rulesText',
  takes: [1, 1],
  options: ['field', 'reminders'],
  run([given], options, scope) {
    const id = idOf(given);
    const field = optionalText('rulesText', options['field']);
    const real = realLocale(scope.locale, scope.game.manifest.locales);
    const all = scope.game.texts.paragraphs(id, real);
    const paragraphs = all.filter((one) => field === undefined || one.field === field);
    const reminders = isPresent(options['reminders']);
    return markup(paragraphs.map((one) => html(one, reminders, scope)).join(''));
  },
};

function idOf(given: unknown): string {
  const id = (given as { id?: unknown } | null | undefined)?.id;
  if (typeof id === 'string') return id;
  const expected = 'a component';
  return failTemplate('CW2008', { helper: 'rulesText', wrong: 'value', expected, actual: given });
}

function html({ field, runs, reminders }: Paragraph, isExplained: boolean, scope: Scope): string {
  const all = isExplained ? [...runs, ...reminders] : runs;
  const pieces = all.map((run, index) => {
    const before = all[index - 1];
    const after = all[index + 1];
    if (run.kind === 'number') return number(run, after);
    return wrapped(run, before?.kind === 'number' ? uncounted(run.text) : run.text, scope);
  });
  return `<p class="rules-text rules-text-${escape(field)}">${pieces.join('')}</p>`;
}

function number({ text, strong }: Run, after: Run | undefined): string {
  const counted = after?.kind === 'text' || after?.kind === 'keyword' ? countedIn(after.text) : '';
  const inner = `<span class="rules-number">${escape(text)}</span>${escape(counted)}`;
  const whole = `<span style="white-space:nowrap">${inner}</span>`;
  return strong === true ? `<b>${whole}</b>` : whole;
}

function wrapped(run: Run, text: string, scope: Scope): string {
  const said = scope.locale === PSEUDO_LOCALE ? pseudo(text) : text;
  const inner = run.kind === 'icon' ? icon(run.text, scope) : escape(said);
  const bold = run.kind === 'keyword' || run.strong === true ? `<b>${inner}</b>` : inner;
  return run.reminder === true ? `<i class="rules-reminder">${bold}</i>` : bold;
}

/** Presumes that the pattern was checked. */
function icon(text: string, scope: Scope): string {
  const pattern = patternIn(text);
  return drawPattern(pattern.includes('@') ? readDrawing(pattern).offsets : pattern, {}, scope);
}
