/**
 * The engine gives codes only: Cardwright's code, or words, for each that is not a game's own.
 */
import type { Definition } from './define.ts';
import { catalogue, type Code } from './catalogue/index.ts';

/** Cardwright's code for each default code of the engine's judge of decks (`deckCodes` there). */
export const deckCodes: Readonly<Record<string, Code>> = Object.fromEntries(
  Object.entries<Definition>(catalogue).flatMap(([code, { deckCode }]) =>
    deckCode === undefined ? [] : [[deckCode, code as Code]],
  ),
);

/**
 * Words for the refusals that every game has (`commonRefusals` of the engine), in ICU MessageFormat.
 * A game that says them otherwise has the code in its messages.yaml.
 */
export const commonRefusalMessages: Readonly<
  Record<string, { readonly text: Readonly<Record<string, string>> }>
> = {
  GAME_OVER: {
    text: { en: 'The game is over.', ja: 'ゲームは終了しています。' },
  },
  NOT_YOUR_DECISION: {
    text: {
      en: 'The decision is {decider}’s, not {seat}’s.',
      ja: '今決めるのは{decider}で、{seat}ではありません。',
    },
  },
  WRONG_PHASE: {
    text: {
      en: 'This cannot be done now, in phase {phase}.',
      ja: '今は{phase}フェイズで、これはできません。',
    },
  },
  BAD_ACTION: {
    text: {
      en: '"{text}" is no action of this game.',
      ja: '「{text}」というアクションはこのゲームにありません。',
    },
  },
  PART_MISSING: {
    text: {
      en: 'The set-up needs {part}.',
      ja: 'セットアップに{part}が必要です。',
    },
  },
  PART_UNKNOWN: {
    text: {
      en: 'This game is not set up with "{part}".',
      ja: 'このゲームのセットアップに「{part}」はありません。',
    },
  },
  PART_WRONG: {
    text: {
      en: 'What the set-up names as {part} is something else.',
      ja: 'セットアップで{part}に指定されたものは、種類が異なります。',
    },
  },
  RULES_DEFECT: {
    text: {
      en: 'Effects set each other off without end, so the game cannot go on this way: {chain}.',
      ja: '効果が際限なく誘発し合うため、この先へ進めません：{chain}',
    },
  },
};
