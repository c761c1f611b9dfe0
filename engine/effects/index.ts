/** Effects as data: compiled once per game, run on integers. Read runner.ts first. */
export { amountsOf, compileAmount, compileConditions } from './conditions.ts';
export type { Count } from './conditions.ts';
export { askedByEffect, askThrough, picksAsAsked } from './asking.ts';
export { EffectAnswers } from './effect-answers.ts';
export type { AnsweredQuestion } from './effect-answers.ts';
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
export { contributorsIn } from './tally.ts';
export type { Contribution, Contributor, Tally, TallyStep } from './tally.ts';
export { makeByWord, UnknownWord } from './data.ts';
export { JudgedEffects } from './judged.ts';
export type { Declaring, JudgedChoice, JudgedOperation, JudgedWords } from './judged.ts';
export type { Why } from './judge.ts';
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
export {
  acting,
  actingAt,
  argumentIn,
  atFrame,
  kindIn,
  countIn,
  picking,
  picksIn,
  seatIn,
  sourceIn,
  whatIn,
} from './frame-values.ts';
export type { ActAt } from './frame-values.ts';
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
  frameAt,
  frameCount,
  pickAt,
  pickCount,
  pickCountOf,
  pickOf,
  topFrame,
} from './frames.ts';
export { clearPending, effectLayout, FRAME_SIZE, isPending, ITEM_SIZE } from './layout.ts';
export { DONE, ON, WAIT } from './game.ts';
export { runnerOfSteps } from './step-runner.ts';
export { AGAIN, goToStage, leaveStage, stagedStep, stagedStepAbout, STAY } from './staged-step.ts';
export type { Stage, StageForEach, StageResult } from './staged-step.ts';
export type { EffectGame, Step, StepResult } from './game.ts';
export type {
  Cost,
  EffectChoice,
  Frame,
  Handler,
  Limit,
  NotNow,
  OperationHandler,
  Test,
} from './handler.ts';
export type { EffectLayout, EffectRoom } from './layout.ts';
export { addListener, hears, removeListener } from './listeners.ts';
export { readPending, writePending } from './pending-in-position.ts';
export type { SourceNames } from './pending-in-position.ts';
export { newProposal } from './proposal.ts';
export type { Proposal, ProposalKind } from './proposal.ts';
export {
  ITEM_ARGUMENT,
  ITEM_CAUSE,
  ITEM_DEPTH,
  ITEM_SEAT,
  ITEM_SOURCE,
  ITEM_WHAT,
  queueItem,
  queueSize,
} from './queue.ts';
export { EffectRunner } from './runner.ts';
export { granting, Inquiries, modifying } from './standing-rules.ts';
export type { Concerns } from './standing-rules.ts';
export { firstUsable } from './usable.ts';
export type { UsableOf } from './usable.ts';
export { causeOf, eventOf, handlersEnd, handlersFrom } from './table.ts';
export type { HandlerTable } from './table.ts';
export { TimedEffects } from './timed.ts';
export type { Timed, TimedEnded } from './timed.ts';
