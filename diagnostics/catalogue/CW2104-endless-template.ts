import { defineDiagnostic } from '../define.ts';

export const endlessTemplate = defineDiagnostic<{
  /** Rounds of loops, characters written, or pieces inside pieces, of one face. */
  limit: 'rounds' | 'characters' | 'depth';
  most: number;
}>({
  code: 'CW2104',
  name: 'endless-template',
  severity: 'error',
  title: 'A template that goes on and on',
  message: ({ limit, most }) => {
    const what = { rounds: 'rounds of loops', characters: 'characters', depth: 'pieces' }[limit];
    return limit === 'depth'
      ? `More than ${most} ${what} stand inside each other here.`
      : `After ${most} ${what} this face has still no end.`;
  },
  hint: ({ limit }) =>
    limit === 'depth'
      ? 'Put {{#if …}} around a piece that contains itself, so that it ends somewhere.'
      : 'Loops inside loops multiply: look at what they run over.',
});
