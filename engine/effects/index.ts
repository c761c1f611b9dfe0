/** Effects as data: compiled once per game, run on integers. Read runner.ts first. */
export { amountsOf, compileAmount } from './amount.ts';
export type { Count } from './amount.ts';
export { askedByEffect, askThrough } from './asking.ts';
export { compileTests, fittingCards, numbered } from './catalogue-tests.ts';
export { choiceNamed, compileEffects } from './compile.ts';
export type {
  ChoiceOf,
  ConditionOf,
  CostsOf,
  Definition,
  EffectMeaning,
  EffectPlace,
  LimitOf,
  OperationOf,
} from './compile.ts';
export { compileConditions } from './conditions.ts';
export { contributorsIn } from './contributors.ts';
export type { Contributor } from './contributors.ts';
export { makeByWord, UnknownWord } from './data.ts';
export type {
  AmountData,
  ByWord,
  ChoiceData,
  ConditionData,
  EffectData,
  NamedChoices,
  OperationData,
} from './data.ts';
export { RulesDefect } from './defect.ts';
export type { Cause, DefectLimit } from './defect.ts';
export { countIn, picksIn, seatIn, sourceIn } from './frame-words.ts';
export {
  EFFECT,
  FRAME_ARGUMENT,
  FRAME_CAUSE,
  FRAME_DEPTH,
  FRAME_KIND,
  FRAME_OWN_PICKS,
  FRAME_PICKS,
  FRAME_SEAT,
  FRAME_SHARED_PICKS,
  FRAME_SOURCE,
  FRAME_STAGE,
  FRAME_WHAT,
  FRAME_WORDS,
  frameAt,
  frameCount,
  pickAt,
  pickCount,
  pickCountOf,
  pickOf,
  topFrame,
} from './frames.ts';
export { DONE, ON, WAIT } from './game.ts';
export type { EffectGame, Step, StepResult } from './game.ts';
export type {
  Cost,
  EffectChoice,
  Frame,
  Handler,
  Limit,
  OperationHandler,
  Test,
} from './handler.ts';
export { clearPending, effectLayout, isPending } from './layout.ts';
export type { EffectLayout, EffectRoom } from './layout.ts';
export { addListener, hears, removeListener } from './listeners.ts';
export type { NotNow } from './not-now.ts';
export { readPending, writePending } from './pending-in-words.ts';
export type { SourceNames } from './pending-in-words.ts';
export { newProposal } from './proposal.ts';
export type { Proposal, ProposalKind } from './proposal.ts';
export {
  ITEM_ARGUMENT,
  ITEM_CAUSE,
  ITEM_DEPTH,
  ITEM_SEAT,
  ITEM_SOURCE,
  ITEM_WHAT,
  ITEM_WORDS,
  queueItem,
  queueSize,
} from './queue.ts';
export { EffectRunner } from './runner.ts';
export { causeOf, eventOf, handlersEnd, handlersFrom } from './table.ts';
export type { HandlerTable } from './table.ts';
export type { Contribution, Tally, TallyStep } from './tally.ts';
export { TimedEffects } from './timed.ts';
export type { Timed, TimedEnded } from './timed.ts';
