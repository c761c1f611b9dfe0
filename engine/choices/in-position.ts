/** What is asked, in the keys of positions and observations. */
import { listOf, mapOf, readInteger, readName, readSeat, textOf } from '../positions/reading.ts';
import { BadPosition, type Position } from '../rules.ts';
import { seatName, type Viewer } from '../seats.ts';
import type { WithInts } from '../state/flat-state.ts';
import type { Choices } from './choices.ts';

/**
 * `{ of: P1, asks: targets, least: 0, most: 2, about: 7, picked: [axe] }`, or null where nothing is
 * asked. What others have picked so far is a number; so is what they may pick from, nothing, where
 * the form is secret. Everything without a viewer.
 */
export function choiceInPosition<State extends WithInts>(
  choices: Choices<State>,
  state: State,
  viewer?: Viewer,
): Position | null {
  const form = choices.form(state);
  if (form === null) return null;
  const { chooser, least, most, about } = choices.asked(state);
  const isOwn = viewer === undefined || viewer === chooser;
  const picked = choices.picked(state);
  const nameOf = (pick: number): string =>
    form.nameOf(state, form.kindOf === undefined ? pick : form.kindOf(state, pick));
  return {
    of: seatName(chooser),
    asks: form.word,
    ...(isOwn || form.isSecret !== true ? { least, most, about } : {}),
    picked: isOwn ? picked.map(nameOf) : picked.length,
  };
}

/** Reads what `choiceInPosition` writes without a viewer. Throws a `BadPosition` that names `what`. */
export function readChoice<State extends WithInts>(
  choices: Choices<State>,
  state: State,
  choice: unknown,
  what: string,
  seats: number,
): void {
  if (choice === null || choice === undefined) return;
  const { of, asks, least, most, about, picked } = mapOf(choice);
  const names = choices.formsOf(state).map(({ word }) => word);
  const form = readName(names, asks, `${what}.asks`);
  const asked = {
    chooser: readSeat(of, `${what}.of`, seats),
    least: readInteger(least, 1, `${what}.least`, 0),
    most: readInteger(most, 1, `${what}.most`, 0),
    about: readInteger(about, 0, `${what}.about`),
  };
  if (asked.most > choices.roomOf(state)) throw new BadPosition(`${what}.most`, most);
  choices.restore(state, form, asked, []);
  for (const name of listOf(picked)) {
    const kind = choices.formsOf(state)[form]!.kindNamed(state, textOf(name));
    if (kind < 0 || choices.refuseStep(state, kind) !== null) {
      throw new BadPosition(`${what}.picked`, name);
    }
    // A set that is whole by itself is no question any more.
    if (choices.take(state, kind)) throw new BadPosition(`${what}.picked`, picked);
  }
}
