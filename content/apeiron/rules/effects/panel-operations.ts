/** What abilities do to panels (8.7): each of them says which of the panels that can be chosen it cannot be done to. */
import { makeByWord, type ByWord } from 'cardwright/engine';
import { grounds } from '../cards.ts';
import type { Operation } from '../data.gen.ts';
import type { Listener } from '../events.ts';
import { placesIn } from '../options.ts';
import { ground, rotation, type State } from '../state.ts';
import { ownPlace, places } from './areas.ts';
import { picker } from './at.ts';
import { otherRotation } from './choices.ts';
import * as panels from './panels.ts';
import { choiceOf, isGroup } from './targets.ts';
import type { At, Code, OperationRules, Operations, Place } from './vocabulary.ts';

type PanelTarget = Extract<
  Operation,
  { op: 'changePanel' | 'rotatePanel' | 'halfRotatePanel' | 'removePanel' }
>['target'];
type PlacesOf = (state: State, at: At) => readonly number[];

const own = (): PlacesOf => (state, at) => [ownPlace(state, at)];

const makers: ByWord<PanelTarget, 'who', PlacesOf, Place> = {
  ownPanel: own,
  userPanel: own,
  pickedPanel: ({ what }, place) => picker(place, what),
  eachPanel: ({ ground: kind }) => {
    const wanted = grounds.indexOf(kind);
    return (state) => places.filter((one) => ground.place(state, one) === wanted);
  },
};

const panelsOf = (target: PanelTarget, place: Place): PlacesOf =>
  makeByWord(makers, target.who, target, place) as PlacesOf;

/** With each panel of a target, where `refuse` allows it: judged by the choice, or else before it begins. */
function toPanels(
  target: PanelTarget,
  place: Place,
  refuse: (state: State, panel: number) => Code | null,
  act: (state: State, panel: number, tell: Listener, at: At) => void,
): OperationRules {
  const targets = panelsOf(target, place);
  const judges = choiceOf(target);
  const whyNone = (state: State, at: At): Code | null => {
    if (isGroup(target)) return targets(state, at).length > 0 ? null : 'NO_LEGAL_TARGET';
    return refuse(state, targets(state, at)[0]!);
  };
  return {
    judges,
    why: judges === undefined ? whyNone : (state, _, panel) => refuse(state, panel),
    apply(state, at, tell) {
      for (const panel of targets(state, at)) act(state, panel, tell, at);
    },
  };
}

/** APE-5.19.4: as it lay, unless something else was chosen. */
const turnedTo = (state: State, { frame }: At, panel: number): number => {
  const picked = frame === null ? [] : state.config.effects.runner.pending.picks(state, frame);
  return picked[0] ?? rotation.get(state, panel);
};

/** Two panels change places, or a panel and a vacancy; the second of them is chosen last. */
function exchange(
  judges: string,
  pairOf: (state: State, at: At, chosen: number) => readonly [one: number, other: number],
  act: (state: State, one: number, other: number, tell: Listener) => void,
  place: Place,
): OperationRules {
  const chosenIn = picker(place, judges);
  return {
    judges,
    why: (state, at, chosen) => panels.refuseExchange(state, ...pairOf(state, at, chosen)),
    apply: (state, at, tell) => act(state, ...pairOf(state, at, chosenIn(state, at)[0]!), tell),
  };
}

const QUARTERS = [1, 3];

export const panelOperations: Operations<
  | 'changePanel'
  | 'changePanelTo'
  | 'rotatePanel'
  | 'halfRotatePanel'
  | 'swapPanels'
  | 'swapOwnPanel'
  | 'slidePanel'
  | 'removePanel'
> = {
  changePanel({ target, to }, place) {
    const kind = grounds.indexOf(to);
    const targets = panelsOf(target, place);
    return {
      ...toPanels(
        target,
        place,
        (state, panel) => panels.refuseChange(state, panel, kind),
        (state, panel, tell, at) =>
          panels.changePanel(state, panel, kind, turnedTo(state, at, panel), tell),
      ),
      choice: otherRotation((state, at) => targets(state, at)[0] ?? ownPlace(state, at)),
    };
  },
  changePanelTo({ target, to }, place) {
    const [panelsIn, kindsIn] = [picker(place, target.what), picker(place, to)];
    const panelIn = (state: State, at: At): number => panelsIn(state, at)[0]!;
    return {
      judges: to,
      why: (state, at, kind) => panels.refuseChange(state, panelIn(state, at), kind),
      apply(state, at, tell) {
        const [panel, [kind]] = [panelIn(state, at), kindsIn(state, at)];
        panels.changePanel(state, panel, kind!, turnedTo(state, at, panel), tell);
      },
      choice: otherRotation(panelIn),
    };
  },
  rotatePanel({ target, way }, place) {
    const [panelsIn, wayOf] = [panelsOf(target, place), picker(place, way)];
    return {
      judges: way,
      why(state, at, option) {
        const [panel] = panelsIn(state, at);
        return panel === undefined ? null : panels.refuseTurn(state, panel, QUARTERS[option]!);
      },
      apply(state, at, tell) {
        const quarters = QUARTERS[wayOf(state, at)[0]!]!;
        for (const panel of panelsIn(state, at)) panels.turnPanel(state, panel, quarters, tell);
      },
    };
  },
  halfRotatePanel: ({ target }, place) =>
    toPanels(
      target,
      place,
      (state, panel) => panels.refuseTurn(state, panel, 2),
      (state, panel, tell) => panels.turnPanel(state, panel, 2, tell),
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
    toPanels(target, place, panels.refuseRemoval, panels.removePanel),
};
