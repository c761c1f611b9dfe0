/** Drawing commands with inks in place of the colours of screens. */
import { BLACK, isBlack, isDark, type InkLookup, type Inks, type Rgb } from './inks.ts';
import { operationsOf, type Operation } from './operations.ts';
import { Tracker, type Placement } from './tracker.ts';

/** What cannot be said in inks: the page that has it becomes a picture. */
export class NotSeparable extends Error {}

const SHOWS_TEXT = new Set(['Tj', 'TJ', "'", '"']);
/** What paints with the colour of areas, or hands it on. */
const FILLS = new Set(['f', 'F', 'f*', 'B', 'B*', 'b', 'b*']);
const PAINTS_AREAS = new Set([...FILLS, 'Do', 'sh']);

/** In mm: thinner areas of black stay black ink alone, since other inks would show at their edges. */
const RICH_FROM = 2;

/** In points: black text up to this size prints over what is below, so that no white shows around it. */
const OVERPRINTS_TO = 12;

/** Names of the states by which black prints over other inks, and no longer does. */
export const OVERPRINT = 'CardwrightOver';
export const KNOCKOUT = 'CardwrightOut';

/** The spaces of colours that need no change; patterns are changed where they are described. */
const LEFT_ALONE = new Set(['/DeviceGray', '/DeviceCMYK', '/Pattern']);

type Use = 'area' | 'text' | 'rich';

/** The colour of areas: null where it is no colour of screens. */
interface State {
  readonly colour: Rgb | null;
  /** As what it is written: text, areas and thick areas of one colour may differ in ink. */
  readonly use: Use;
  readonly overprints: boolean;
  readonly spaces: Readonly<Record<'cs' | 'CS', string>>;
}

const BEGIN: State = {
  colour: null,
  use: 'area',
  overprints: false,
  spaces: { cs: '/DeviceGray', CS: '/DeviceGray' },
};

export interface SeparatedContent {
  readonly content: string;
  /** Whether it names `OVERPRINT` and `KNOCKOUT`, which its resources then need. */
  readonly overprints: boolean;
}

/** `placement`: on paper; null where it is not known, and sizes decide nothing. Throws `NotSeparable`. */
export function separatedContent(
  content: string,
  inks: InkLookup,
  placement: Placement | null = null,
): SeparatedContent {
  const tracker = placement === null ? null : new Tracker(placement);
  const pieces: string[] = [];
  const outer: State[] = [];
  let copied = 0;
  let state = BEGIN;
  let overprints = false;
  const put = (from: number, to: number, written: string): void => {
    pieces.push(content.slice(copied, from), written);
    copied = to;
  };
  for (const operation of operationsOf(content)) {
    const { operator, operands, begin, end } = operation;
    tracker?.before(operation);
    switch (operator) {
      case 'q':
        outer.push(state);
        break;
      case 'Q':
        state = outer.pop() ?? BEGIN;
        break;
      case 'BI':
        throw new NotSeparable('a picture among the drawing commands');
      case 'rg':
      case 'RG': {
        const colour = colourOf(operands);
        if (operator === 'rg') state = { ...state, colour, use: 'area' };
        put(begin, end, `${written(inks.area(colour))} ${operator === 'rg' ? 'k' : 'K'}`);
        break;
      }
      case 'g':
      case 'k':
        state = { ...state, colour: null };
        break;
      case 'cs':
      case 'CS': {
        const [space = ''] = operands;
        state = { ...state, spaces: { ...state.spaces, [operator]: space } };
        if (operator === 'cs') state = { ...state, colour: null };
        if (space === '/DeviceRGB')
          put(begin, end, `/DeviceCMYK ${operator} ${setBlack(operator)}`);
        else if (!LEFT_ALONE.has(space)) throw new NotSeparable(`the colour space ${space}`);
        break;
      }
      case 'sc':
      case 'scn':
      case 'SC':
      case 'SCN': {
        const inSpace = state.spaces[operator.startsWith('s') ? 'cs' : 'CS'] === '/DeviceRGB';
        const colour = inSpace ? colourOf(operands) : null;
        if (operator.startsWith('s')) state = { ...state, colour, use: 'area' };
        if (colour !== null) put(begin, end, `${written(inks.area(colour))} ${operator}`);
        break;
      }
      default: {
        const wanted = wantedFor(operation, state, inks, tracker);
        const commands = wanted === null ? '' : changesTo(wanted, state, inks);
        if (wanted === null || commands === '') break;
        // Nothing may be written into a path.
        const at = Math.max(copied, tracker?.pathBegin ?? begin);
        put(at, at, commands);
        state = { ...state, ...wanted };
        overprints ||= wanted.overprints;
      }
    }
    tracker?.after(operation);
  }
  return { content: [...pieces, content.slice(copied)].join(''), overprints };
}

type Wanted = Pick<State, 'use' | 'overprints'>;

/** How the colour of areas has to be written for what `operation` paints; null where it paints none. */
function wantedFor(
  { operator }: Operation,
  { colour }: State,
  inks: InkLookup,
  tracker: Tracker | null,
): Wanted | null {
  if (SHOWS_TEXT.has(operator)) {
    if (colour === null || !isDark(colour)) return { use: 'area', overprints: false };
    const isSmall = tracker !== null && tracker.textSize <= OVERPRINTS_TO;
    return { use: 'text', overprints: isSmall && inks.rich !== undefined };
  }
  if (!PAINTS_AREAS.has(operator)) return null;
  const isThick = FILLS.has(operator) && (tracker?.thickness(operator) ?? 0) >= RICH_FROM;
  const isRich = isThick && colour !== null && isBlack(colour) && inks.rich !== undefined;
  return { use: isRich ? 'rich' : 'area', overprints: false };
}

/** The commands from one to the other; none where they are alike. */
function changesTo(wanted: Wanted, { colour, use, overprints }: State, inks: InkLookup): string {
  const changes: string[] = [];
  if (colour !== null && isDark(colour) && wanted.use !== use) {
    changes.push(`${written(inksFor(wanted.use, colour, inks))} k `);
  }
  if (wanted.overprints !== overprints) {
    changes.push(`/${wanted.overprints ? OVERPRINT : KNOCKOUT} gs `);
  }
  return changes.join('');
}

function inksFor(use: Use, colour: Rgb, inks: InkLookup): Inks {
  if (use === 'text') return inks.text(colour);
  return use === 'rich' && inks.rich !== undefined ? inks.rich(colour) : inks.area(colour);
}

function colourOf(operands: readonly string[]): Rgb {
  const [red = 0, green = 0, blue = 0] = operands.map(Number);
  return [red, green, blue];
}

/** A new space begins with black, which in inks is not all noughts. */
function setBlack(operator: 'cs' | 'CS'): string {
  return `${written(BLACK)} ${operator === 'cs' ? 'sc' : 'SC'}`;
}

/** Finer than the 256 steps of a plate. */
function written(inks: Inks): string {
  return inks.map((ink) => String(Math.round(ink * 1e4) / 1e4)).join(' ');
}
