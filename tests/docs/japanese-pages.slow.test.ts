/** The pages of docs/ja/how-to/ that can be executed do what they say, in Japanese. */
import { describe } from 'vitest';
import { executePage } from './execute-page.ts';

describe('your-own-game', () => void executePage('your-own-game', 8, 'ja'));
describe('decks', () => void executePage('decks', 6, 'ja'));
describe('write-rules', () => void executePage('write-rules', 5, 'ja'));
