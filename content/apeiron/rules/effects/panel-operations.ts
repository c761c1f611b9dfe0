/** What abilities do to panels (8.7): each of them says which of the panels that can be chosen it cannot be done to. */
import { makeByWord, type ByWord } from 'cardwright/engine';
import { grounds } from '../cards.ts';
import type { Operation } from '../data.gen.ts';
import { ground, rotation, type State } from '../state.ts';
import type { Listener } from '../events.ts';
import { ownPlace, places } from './areas.ts';
import { picker } from './at.ts';
import { placesIn } from '../options.ts';
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

/** With each panel of a target, where `refuse` allows it: judged by the choice, or else before it begins. */
function toPanels(
  target: PanelTarget,
  place: Place,
  refuse: (state: State, at: At, panel: number) => Code | null,
  act: (state: State, at: At, panel: number, tell: Listener) => void,
): OperationRules {
  const targets = makeByWord(makers, target.who, target, place) as PlacesOf;
  const judges = choiceOf(target);
  const whyNone = (state: State, at: At): Code | null => {
    if (isGroup(target)) return targets(state, at).length > 0 ? null : 'NO_LEGAL_TARGET';
    return refuse(state, at, targets(state, at)[0]!);
  };
  return {
    judges,
    why: judges === undefined ? whyNone : refuse,
    apply(state, at, tell) {
      for (const panel of targets(state, at)) act(state, at, panel, tell);
    },
  };
}

/** APE-5.19.4: as it lay, unless something else was chosen. */
const turnedTo = (state: State, { frame }: At, panel: number): number => {
  const picked = frame === null ? [] : state.config.effects.runner.pending.picks(state, frame);
  return picked[0] ?? rotation.get(state, panel);
};

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
    return {
      ...toPanels(
        target,
        place,
        (state, _, panel) => panels.refuseChange(state, panel, kind),
        (state, at, panel, tell) =>
          panels.changePanel(state, panel, kind, turnedTo(state, at, panel), tell),
      ),
      asksRotation: true,
    };
  },
  changePanelTo({ target, to }, place) {
    const [panelIn, kindIn] = [picker(place, target.what), picker(place, to)];
    return {
      judges: to,
      why: (state, at, kind) => panels.refuseChange(state, panelIn(state, at)[0]!, kind),
      apply(state, at, tell) {
        const [panel, kind] = [panelIn(state, at)[0]!, kindIn(state, at)[0]!];
        panels.changePanel(state, panel, kind, turnedTo(state, at, panel), tell);
      },
      asksRotation: true,
    };
  },
  rotatePanel({ target, way }, place) {
    const wayOf = picker(place, way);
    const turning = toPanels(
      target,
      place,
      () => null,
      (state, at, panel, tell) =>
        panels.turnPanel(state, panel, QUARTERS[wayOf(state, at)[0]!]!, tell),
    );
    const panelIn = makeByWord(makers, target.who, target, place) as PlacesOf;
    return {
      ...turning,
      judges: way,
      why: (state, at, option) => {
        const [panel] = panelIn(state, at);
        return panel === undefined ? null : panels.refuseTurn(state, panel, QUARTERS[option]!);
      },
    };
  },
  halfRotatePanel: ({ target }, place) =>
    toPanels(
      target,
      place,
      (state, _, panel) => panels.refuseTurn(state, panel, 2),
      (state, _, panel, tell) => panels.turnPanel(state, panel, 2, tell),
    ),
  swapPanels({ what }, place) {
    const pairIn = picker(place, what);
    return {
      judges: what,
      why: (state, _, pair) => panels.refuseExchange(state, ...placesIn(pair)),
      apply: (state, at, tell) =>
        panels.swapPanels(state, ...placesIn(pairIn(state, at)[0]!), tell),
    };
  },
  swapOwnPanel({ what }, place) {
    const panelIn = picker(place, what);
    return {
      judges: what,
      why: (state, at, panel) => panels.refuseExchange(state, ownPlace(state, at), panel),
      apply: (state, at, tell) =>
        panels.swapPanels(state, ownPlace(state, at), panelIn(state, at)[0]!, tell),
    };
  },
  slidePanel({ what, to }, place) {
    const [panelIn, gapIn] = [picker(place, what), picker(place, to)];
    return {
      judges: to,
      why: (state, at, gap) => panels.refuseExchange(state, panelIn(state, at)[0]!, gap),
      apply: (state, at, tell) =>
        panels.slidePanel(state, panelIn(state, at)[0]!, gapIn(state, at)[0]!, tell),
    };
  },
  removePanel: ({ target }, place) =>
    toPanels(
      target,
      place,
      (state, _, panel) => panels.refuseRemoval(state, panel),
      (state, _, panel, tell) => panels.removePanel(state, panel, tell),
    ),
};
