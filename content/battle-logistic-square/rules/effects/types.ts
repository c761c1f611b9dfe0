/** The engine's types of effects, as this game fills them in. */
import type { EffectChoice, EffectPlace, OperationHandler } from 'cardwright/engine';
import type { State } from '../config.ts';
import type { Choice, Effect, Operation } from '../data.gen.ts';
import type { Event } from '../events.ts';

export type { Count, Handlers, Test } from '../config.ts';
export type Place = EffectPlace<Effect>;

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
