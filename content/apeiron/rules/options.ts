/** What players choose (3.7): squares, places of panels, kinds of panels, turns, directions. */
import { OptionWords, pairOfWords, placesInPair, squareWord, wordAmong } from 'cardwright/engine';
import { grounds } from './cards.ts';
import type { Config } from './config.ts';
import { quarters } from './field.ts';

const numbers = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

export type Sort = 'square' | 'place' | 'pair' | 'ground' | 'turn' | 'direction';

export const options = new OptionWords<Config, Sort>({
  square: squareWord,
  place: wordAmong(numbers),
  pair: pairOfWords(numbers),
  ground: wordAmong(grounds),
  turn: wordAmong(['cw', 'ccw']),
  direction: wordAmong(quarters),
});

/** Of two places as one option. */
export const placesIn = (pair: number): readonly [number, number] =>
  placesInPair(pair, numbers.length);
