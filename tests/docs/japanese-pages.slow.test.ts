/** The pages of docs/ja/how-to/ that can be executed do what they say, in Japanese. */
import { afterAll, describe } from 'vitest';
import { setLanguage } from '../../diagnostics/index.ts';
import { executePage } from './execute-page.ts';

afterAll(() => setLanguage('en'));

describe('your-own-game', () => void executePage('your-own-game', 8, 'ja'));
describe('decks', () => void executePage('decks', 6, 'ja'));
describe('write-rules', () => void executePage('write-rules', 5, 'ja'));
describe('write-effects', () => void executePage('write-effects', 6, 'ja'));
describe('rules-text', () => void executePage('rules-text', 5, 'ja'));
