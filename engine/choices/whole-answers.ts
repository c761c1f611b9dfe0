/** Answers that are named whole, `choose [axe, bow]`: which options their kinds pick. */
import type { WithInts } from '../state/flat-state.ts';
import type { ChoiceForm } from './form.ts';
import type { Question } from './question.ts';

/** An option for each kind, as far as there is one. */
export function picksNamed<State extends WithInts>(
  question: Question<State>,
  state: State,
  form: ChoiceForm<State>,
  kinds: readonly number[],
): number[] {
  return form.as === 'set'
    ? setOf(question, state, form, kinds)
    : rowOf(question, state, form, kinds);
}

/** The kinds in the order in which they are listed, one pick at a time. */
export function kindsInOrder<State extends WithInts>(
  question: Question<State>,
  state: State,
  form: ChoiceForm<State>,
  kinds: readonly number[],
): readonly number[] {
  if (form.as !== 'set') return kinds;
  const options = optionsNow(question, state);
  return setOf(question, state, form, kinds)
    .toSorted((a, b) => options.indexOf(a) - options.indexOf(b))
    .map((pick) => question.kindOf(state, form, pick));
}

function optionsNow<State extends WithInts>(question: Question<State>, state: State): number[] {
  const count = question.findOptions(state);
  return question.options.slice(0, count);
}

/** The next option behind that of the kind before, as steps would pick it, or else the first that is left. */
function setOf<State extends WithInts>(
  question: Question<State>,
  state: State,
  form: ChoiceForm<State>,
  kinds: readonly number[],
): number[] {
  const options = optionsNow(question, state);
  const picks: number[] = [];
  let from = 0;
  for (const kind of kinds) {
    const isFree = (option: number, place: number): boolean =>
      place >= from && !picks.includes(option) && question.kindOf(state, form, option) === kind;
    let place = options.findIndex(isFree);
    if (place < 0) {
      from = 0;
      place = options.findIndex(isFree);
    }
    if (place < 0) return picks;
    picks.push(options[place]!);
    from = place + 1;
  }
  return picks;
}

/** Each from what may follow those before it, as far as they may. */
function rowOf<State extends WithInts>(
  question: Question<State>,
  state: State,
  form: ChoiceForm<State>,
  kinds: readonly number[],
): number[] {
  const picks: number[] = [];
  const asked = question.asked(state);
  for (const kind of kinds) {
    if (picks.length === asked.most) return picks;
    const count = form.options(state, asked, picks, question.options);
    const options = question.options.slice(0, count);
    const option = options.find((one) => question.kindOf(state, form, one) === kind);
    if (option === undefined) return picks;
    picks.push(option);
  }
  return picks;
}
