/** What abilities do to units, squares and the game (8.7); panels: panel-operations.ts. */
import { NOBODY, type Card } from 'cardwright/engine';
import { replaceSide } from '../piles.ts';
import { damage, heal } from '../damage.ts';
import type { Word } from '../config.ts';
import type { Duration, Target } from '../data.gen.ts';
import { events, type Listener } from '../events.ts';
import * as parts from '../state.ts';
import type { State } from '../state.ts';
import { facings } from '../field.ts';
import { isBackOnStart, picker } from './at.ts';
import { drive, endOfPush, exchangeUnits, place as putOn, push } from './displace.ts';
import { placeObject, refuseObject, removeObject } from './objects.ts';
import { targetsOf, toEach } from './targets.ts';
import type { At, Code, Place, Why, Words } from './vocabulary.ts';

/** APE-5.13.18: of a unit that acts now, the next activation is not this one. What has no end: standing.ts. */
const lasting =
  (word: Word, amount: number, until: Duration | undefined) =>
  (state: State, { source }: At, about: Card): void => {
    if (until === undefined) return;
    const isNext = until === 'nextActivation';
    const times = isNext && about === parts.activeUnit(state) ? 2 : 1;
    const moment = isNext ? 'ownActivationEnd' : 'activationEnd';
    parts.modifiers.add(state, { word, source, about, amount, until: moment, of: NOBODY, times });
  };

/** APE-5.23.5; no back-attack bonus and no counter (APE-5.11.4, APE-5.12.3). A counter: APE-5.12.4. */
const hurt = ({ target, amount }: { target: Target; amount: number }, place: Place) =>
  toEach(target, place, (state, { seat }, card, report) =>
    damage(state, card, amount, seat, report),
  );

const driven =
  (way: 'away' | 'towards') =>
  ({ target, distance }: { target: Target; distance: number }, place: Place) =>
    toEach(target, place, (state, { square }, card, report) =>
      drive(state, card, square, way, distance, report),
    );

/** APE-5.8.9 */
const backOnStart = (state: State, unit: Card, square: number): Code | null =>
  isBackOnStart(state, unit, square) ? 'STOP_ON_START' : null;

/** Judges a unit and where it goes when the later of the two is chosen; the unit may be the acting one itself. */
function judgesBoth(
  target: Target,
  where: string,
  place: Place,
  why: (state: State, card: Card, option: number) => Code | null,
): { readonly judges: string; readonly why: Why } {
  const [unitsIn, optionsIn] = [targetsOf(target, place), picker(place, where)];
  const names = Object.keys(place.effect.choose ?? {});
  const what = 'what' in target ? target.what : where;
  const isUnitLast = names.indexOf(what) > names.indexOf(where);
  return {
    judges: isUnitLast ? what : where,
    why(state, at, one) {
      const [card] = isUnitLast ? [one] : unitsIn(state, at);
      const [option] = isUnitLast ? optionsIn(state, at) : [one];
      return card === undefined || option === undefined ? null : why(state, card, option);
    },
  };
}

export const operations = {
  modify: ({ target, stat, amount, until }, place) =>
    toEach(target, place, lasting(stat, amount, until)),
  grant: ({ target, flag, until }, place) => toEach(target, place, lasting(flag, 1, until)),
  // Works all the time only (standing.ts).
  reduceDamage: () => ({ apply: () => {} }),
  damage: hurt,
  counter: hurt,
  heal: ({ target, amount }, place) =>
    toEach(target, place, (state, _, card, report) => heal(state, card, amount, report)),
  knockBack: driven('away'),
  pull: driven('towards'),
  push({ target, distance, way }, place) {
    const wayOf = picker(place, way);
    return {
      ...toEach(target, place, (state, at, card, report) => {
        const direction = facings[wayOf(state, at)[0] ?? -1];
        if (direction !== undefined) push(state, card, direction, distance, report);
      }),
      ...judgesBoth(target, way, place, (state, card, option) => {
        const end = endOfPush(state, card, facings[option]!, distance);
        return end === parts.field.squareOf(state, card) ? null : backOnStart(state, card, end);
      }),
    };
  },
  teleport({ target, to }, place) {
    const squareOf = picker(place, to);
    return {
      ...toEach(target, place, (state, at, card, report) => {
        const square = squareOf(state, at)[0];
        if (square !== undefined) putOn(state, card, square, report);
      }),
      ...judgesBoth(target, to, place, backOnStart),
    };
  },
  swapUnits: ({ target }, place) =>
    toEach(
      target,
      place,
      (state, { unit }, card, report) => exchangeUnits(state, unit, card, report),
      (state, { unit }, card) => backOnStart(state, unit, parts.field.squareOf(state, card)),
    ),
  // APE-5.13.17
  transform: ({ target }, place) =>
    toEach(target, place, (state, _, card, report) => {
      parts.form.set(state, card, 3 - parts.form.get(state, card));
      if (report) report(events.transformed(state, { seat: parts.owner.get(state, card), card }));
    }),
  placeObject: ({ object, target }, place) =>
    toEach(
      target,
      place,
      (state, _, square, report) => placeObject(state, object, square, report),
      target.who === 'pickedSquare' ? (state) => refuseObject(state, object) : undefined,
    ),
  removeObject: ({ target }, place) =>
    toEach(target, place, (state, _, square, report) => removeObject(state, square, report)),
  placeSpecial({ special, to }, place) {
    const squareOf = picker(place, to);
    return {
      judges: to,
      apply(state, at, report) {
        const square = squareOf(state, at)[0];
        // APE-5.21.2: declined
        if (square !== undefined) enterSpecial(state, special, at, square, report);
      },
    };
  },
} satisfies Partial<Words['operations']>;

/** APE-5.21.1, APE-5.21.2 */
function enterSpecial(state: State, id: string, at: At, square: number, report: Listener): void {
  const { seat } = at;
  replaceSide(state, seat, report);
  const { catalogue, types } = state.config;
  const type = catalogue.indexOf.get(id)!;
  const card = parts.reserve.cards(state).find((one) => types[one] === type);
  if (card === undefined) return;
  parts.reserve.take(state, 0, card);
  parts.owner.set(state, card, seat);
  parts.h.set(state, card, catalogue.h[type]!);
  parts.life.set(state, card, 'alive');
  parts.facing.setPlace(state, card, 0);
  parts.field.put(state, card, square);
  if (report) report(events.specialPlaced(state, { seat, card, square }));
}
