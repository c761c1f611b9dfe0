import { defineDiagnostic } from '../define.ts';

/** Parts that are folded and punched: boxes, standees, dials. */
export const parts = {
  CW3100: defineDiagnostic<{
    /** Its shape, as print.yaml names it. */
    part: string;
    /** Of the part before it is folded, with its bleed, in mm. */
    width: number;
    height: number;
    /** Name of the paper, and what printers can print on it, in mm. */
    paper: string;
    across: number;
    down: number;
  }>({
    code: 'CW3100',
    name: 'part-too-large',
    severity: 'error',
    title: 'Part larger than the paper',
    message: ({ part, width, height, paper, across, down }) =>
      `A ${part} of ${width} × ${height} mm, before it is folded, does not fit on ${paper}, which has a printable area of ${across} × ${down} mm.`,
    hint: () => 'Print it on larger paper (--paper a3), or let the box hold fewer cards.',
  }),

  CW3101: defineDiagnostic<{
    /** Inside, in mm. */
    depth: number;
    least: number;
  }>({
    code: 'CW3101',
    name: 'box-too-flat',
    severity: 'error',
    title: 'Box too flat to be closed',
    message: ({ depth, least }) =>
      `The box would be ${depth} mm deep inside; below ${least} mm its flaps do not hold.`,
    hint: () =>
      'Let it hold more, or choose something else for so few cards, such as a folded sleeve.',
  }),

  CW3102: defineDiagnostic<{ sheet: string }>({
    code: 'CW3102',
    name: 'box-holds-nothing',
    severity: 'error',
    title: 'Box that holds no cards',
    message: ({ sheet }) => `Of the sheet "${sheet}" there are no cards to put into this box.`,
    hint: () => 'Name a sheet with a kind, and correct its filter or decks.',
  }),

  CW3103: defineDiagnostic<{ sheet: string }>({
    code: 'CW3103',
    name: 'thickness-unknown',
    severity: 'error',
    title: 'Thickness of the cards unknown',
    message: ({ sheet }) => `Nothing states how thick the cards of the sheet "${sheet}" are.`,
    hint: () =>
      'Measure a stack (stack: { cards: 20, height: 7.4 }), or give their stock in box.yaml a thickness.',
  }),

  CW3104: defineDiagnostic<{
    what: 'hook-width' | 'standee-base' | 'dial-sector' | 'tab-width' | 'hub-distance';
    /** In mm. */
    length: number;
    least: number;
  }>({
    code: 'CW3104',
    name: 'part-too-small',
    severity: 'error',
    title: 'Part too small to be made',
    message: ({ what, length, least }) =>
      `${NAMES[what]} of ${length} mm is too small; at least ${least} mm are needed.`,
    hint: ({ what }) => HINTS[what],
  }),
} as const;

const NAMES = {
  'hook-width': 'A width',
  'standee-base': 'A base',
  'dial-sector': 'A place for a value',
  'tab-width': 'A tab',
  'hub-distance': 'A distance between the hub and the edge',
} as const;

const HINTS = {
  'hook-width': 'Use a tuck-box: the hole for the hook is 32 mm wide.',
  'standee-base': 'Let both bases together be 0.4 of the height, or the figure falls over.',
  'dial-sector': 'Make the dial larger, or give it fewer values.',
  'tab-width': 'Give the dividers fewer tabs.',
  'hub-distance': 'Make the dial larger.',
} as const;
