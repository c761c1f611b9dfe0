/** Drawing commands with inks in place of the colours of screens. */
import { BLACK, isDark, type InkLookup, type Inks, type Rgb } from './inks.ts';
import { operationsOf, type Operation } from './operations.ts';

/** What cannot be said in inks: the page that has it becomes a picture. */
export class NotSeparable extends Error {}

const SHOWS_TEXT = new Set(['Tj', 'TJ', "'", '"']);
/** What paints with the colour of areas, or hands it on. */
const PAINTS_AREAS = new Set(['f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 'Do']);

/** The spaces of colours that need no change; patterns are changed where they are described. */
const LEFT_ALONE = new Set(['/DeviceGray', '/DeviceCMYK', '/Pattern']);

/** The colour of areas: null where it is no colour of screens. */
interface State {
  readonly colour: Rgb | null;
  /** Whether it is written as text has it: text and areas of one colour may differ in ink. */
  readonly isForText: boolean;
  readonly spaces: Readonly<Record<'cs' | 'CS', string>>;
}

const BEGIN: State = {
  colour: null,
  isForText: false,
  spaces: { cs: '/DeviceGray', CS: '/DeviceGray' },
};

/** Throws `NotSeparable`. */
export function separatedContent(content: string, inks: InkLookup): string {
  const pieces: string[] = [];
  const outer: State[] = [];
  let copied = 0;
  let state = BEGIN;
  const put = (from: number, to: number, written: string): void => {
    pieces.push(content.slice(copied, from), written);
    copied = to;
  };
  for (const operation of operationsOf(content)) {
    const { operator, operands, begin, end } = operation;
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
        if (operator === 'rg') state = { ...state, colour, isForText: false };
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
        if (operator.startsWith('s')) state = { ...state, colour, isForText: false };
        if (colour !== null) put(begin, end, `${written(inks.area(colour))} ${operator}`);
        break;
      }
      default:
        state = recoloured(operation, state, inks, put);
    }
  }
  return [...pieces, content.slice(copied)].join('');
}

/** Writes the colour anew before dark text, and before an area that follows it in the same colour. */
function recoloured(
  { operator, begin }: Operation,
  state: State,
  inks: InkLookup,
  put: (from: number, to: number, written: string) => void,
): State {
  const { colour, isForText } = state;
  if (colour === null || !isDark(colour)) return state;
  if (SHOWS_TEXT.has(operator) && !isForText) {
    put(begin, begin, `${written(inks.text(colour))} k `);
    return { ...state, isForText: true };
  }
  if (PAINTS_AREAS.has(operator) && isForText) {
    put(begin, begin, `${written(inks.area(colour))} k `);
    return { ...state, isForText: false };
  }
  return state;
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
