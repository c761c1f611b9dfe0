import { describe } from 'vitest';
import { playTranscripts } from './play-transcripts.ts';

describe('in English', () => playTranscripts('en'));
describe('in Japanese', { tags: 'soak' }, () => playTranscripts('ja'));
