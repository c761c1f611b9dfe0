import { defineDiagnostic } from '../define.ts';
import { are, count } from '../english.ts';

/** Schemas: how long texts and lists may be. */
export const lengths = {
  CW1108: defineDiagnostic<{ value: string }>({
    code: 'CW1108',
    name: 'blank-text',
    severity: 'error',
    title: 'Blank text',
    message: ({ value }) =>
      value === '' ? 'This text is empty.' : 'This text contains only spaces.',
    hint: () => 'Write at least one visible character.',
  }),

  CW1109: defineDiagnostic<{
    /** In characters, as `min`. */
    length: number;
    min: number;
  }>({
    code: 'CW1109',
    name: 'text-too-short',
    severity: 'error',
    title: 'Text too short',
    message: ({ length, min }) =>
      `This text has ${count(length, 'character')}; at least ${min} ${are(min)} needed.`,
    hint: ({ length, min }) => `Make it ${count(min - length, 'character')} longer.`,
  }),

  CW1110: defineDiagnostic<{
    /** In characters, as `max`. */
    length: number;
    max: number;
  }>({
    code: 'CW1110',
    name: 'text-too-long',
    severity: 'error',
    title: 'Text too long',
    message: ({ length, max }) =>
      `This text has ${count(length, 'character')}; at most ${max} ${are(max)} allowed.`,
    hint: ({ length, max }) => `Make it ${count(length - max, 'character')} shorter.`,
  }),

  CW1111: defineDiagnostic<{ length: number; min: number }>({
    code: 'CW1111',
    name: 'list-too-short',
    severity: 'error',
    title: 'Too few entries in a list',
    message: ({ length, min }) =>
      `This list has ${count(length, 'entry', 'entries')}; at least ${min} ${are(min)} needed.`,
    hint: ({ length, min }) => `Add ${min - length} more.`,
  }),

  CW1112: defineDiagnostic<{ length: number; max: number }>({
    code: 'CW1112',
    name: 'list-too-long',
    severity: 'error',
    title: 'Too many entries in a list',
    message: ({ length, max }) =>
      `This list has ${count(length, 'entry', 'entries')}; at most ${max} ${are(max)} allowed.`,
    hint: ({ length, max }) => `Remove ${length - max}.`,
  }),
} as const;
