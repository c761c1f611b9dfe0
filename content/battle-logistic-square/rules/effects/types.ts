/** The engine's types of effects, as this game fills them in. */
import type {
  Count as EngineCount,
  EffectChoice,
  EffectPlace,
  EffectRunner,
  HandlerTable,
  OperationHandler,
  Test as EngineTest,
} from 'cardwright/engine';
import type { Choice, Effect, Operation } from '../data.gen.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';

export type Place = EffectPlace<Effect>;
export type Test = EngineTest<State>;
export type Count = EngineCount<State>;
export type Runner = EffectRunner<State, Event>;
export type Handlers = HandlerTable<State, Event>;

/** What some of the operations of the vocabulary mean; together they must be all of them. */
export type Operations<Word extends Operation['op']> = {
  readonly [Op in Word]: (
    operation: Extract<Operation, { readonly op: Op }>,
    place: Place,
  ) => OperationHandler<State, Event>;
};

/** The same for choices. */
export type Choices = {
  readonly [Pick in Choice['pick']]: (
    choice: Extract<Choice, { readonly pick: Pick }>,
    place: Place,
  ) => EffectChoice<State>;
};
