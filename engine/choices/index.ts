/** What players choose in the middle of an action. */
export { CHOICE_HEADER, Choices, NO_MORE } from './choices.ts';
export type { NoAnswer } from './choices.ts';
export { formsOfOneShape, NO, oneOfWords, YES, yesOrNo } from './form.ts';
export type { Asked, ChoiceForm } from './form.ts';
export { cardNames, ofOwn, squareNames, wordNames } from './names.ts';
export { OptionWords } from './option-words.ts';
export { formatAnswer, namesIn, parseAnswer } from './notation.ts';
export type { Answer } from './notation.ts';
export { choiceInPosition, readChoice } from './in-position.ts';
export { oneOfWord } from './word-form.ts';
