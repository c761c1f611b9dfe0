/** What abilities do to panels (8.7): each of them says which of the panels that can be chosen it cannot be done to. */
import { grounds } from '../cards.ts';
import type { Listener } from '../events.ts';
import { placesIn } from '../options.ts';
import { rotation, type State } from '../state.ts';
import { ownPlace } from './areas.ts';
import { picker } from './at.ts';
import { otherRotation } from './choices.ts';
import * as panels from './panels.ts';
import { targetsOf, toEach } from './targets.ts';
import type { At, OperationRules, Place, Words } from './vocabulary.ts';

/** APE-5.19.4: as it lay, unless something else was chosen. */
const turnedTo = (state: State, { frame }: At, panel: number): number => {
  const picked = frame === null ? [] : state.config.effects.runner.pending.picks(state, frame);
  return picked[0] ?? rotation.get(state, panel);
};

/** Two panels change places, or a panel and a vacancy; the second of them is chosen last. */
function exchange(
  judges: string,
  pairOf: (state: State, at: At, chosen: number) => readonly [one: number, other: number],
  act: (state: State, one: number, other: number, report: Listener) => void,
  place: Place,
): OperationRules {
  const chosenIn = picker(place, judges);
  return {
    judges,
    why: (state, at, chosen) => panels.refuseExchange(state, ...pairOf(state, at, chosen)),
    apply: (state, at, report) => act(state, ...pairOf(state, at, chosenIn(state, at)[0]!), report),
  };
}

const QUARTERS = [1, 3];

export const panelOperations = {
  changePanel({ target, to }, place) {
    const kind = grounds.indexOf(to);
    const targets = targetsOf(target, place);
    return {
      ...toEach(
        target,
        place,
        (state, at, panel, report) =>
          panels.changePanel(state, panel, kind, turnedTo(state, at, panel), report),
        (state, _, panel) => panels.refuseChange(state, panel, kind),
      ),
      choice: otherRotation((state, at) => targets(state, at)[0] ?? ownPlace(state, at)),
    };
  },
  changePanelTo({ target, to }, place) {
    const [panelsIn, kindsIn] = [picker(place, target.what), picker(place, to)];
    const panelIn = (state: State, at: At): number => panelsIn(state, at)[0]!;
    return {
      ...toEach(target, place, (state, at, panel, report) => {
        const [kind] = kindsIn(state, at);
        panels.changePanel(state, panel, kind!, turnedTo(state, at, panel), report);
      }),
      judges: to,
      why: (state, at, kind) => panels.refuseChange(state, panelIn(state, at), kind),
      choice: otherRotation(panelIn),
    };
  },
  rotatePanel({ target, way }, place) {
    const [panelsIn, wayOf] = [targetsOf(target, place), picker(place, way)];
    return {
      ...toEach(target, place, (state, at, panel, report) =>
        panels.turnPanel(state, panel, QUARTERS[wayOf(state, at)[0]!]!, report),
      ),
      judges: way,
      why(state, at, option) {
        const [panel] = panelsIn(state, at);
        return panel === undefined ? null : panels.refuseTurn(state, panel, QUARTERS[option]!);
      },
    };
  },
  halfRotatePanel: ({ target }, place) =>
    toEach(
      target,
      place,
      (state, _, panel, report) => panels.turnPanel(state, panel, 2, report),
      (state, _, panel) => panels.refuseTurn(state, panel, 2),
    ),
  swapPanels: ({ what }, place) =>
    exchange(what, (_, __, pair) => placesIn(pair), panels.swapPanels, place),
  swapOwnPanel: ({ what }, place) =>
    exchange(what, (state, at, panel) => [ownPlace(state, at), panel], panels.swapPanels, place),
  slidePanel({ what, to }, place) {
    const panelsIn = picker(place, what);
    return exchange(
      to,
      (state, at, gap) => [panelsIn(state, at)[0]!, gap],
      panels.slidePanel,
      place,
    );
  },
  removePanel: ({ target }, place) =>
    toEach(
      target,
      place,
      (state, _, panel, report) => panels.removePanel(state, panel, report),
      (state, _, panel) => panels.refuseRemoval(state, panel),
    ),
} satisfies Partial<Words['operations']>;
