/** The pages of docs/ja/how-to/ that can be executed do what they say, in Japanese. */
import { afterAll, describe } from 'vitest';
import { setLanguage } from '../../diagnostics/index.ts';
import { executePage } from './execute-page.ts';

afterAll(() => setLanguage('en'));

describe('your-own-game', { tags: 'soak' }, () => void executePage('your-own-game', 8, 'ja'));
describe('decks', { tags: 'soak' }, () => void executePage('decks', 6, 'ja'));
describe('write-rules', { tags: 'soak' }, () => void executePage('write-rules', 5, 'ja'));
describe('write-effects', { tags: 'soak' }, () => void executePage('write-effects', 6, 'ja'));
describe('rules-text', { tags: 'soak' }, () => void executePage('rules-text', 5, 'ja'));
