/**
 * A dial: a disc with values in a circle, and one above it with a window that shows one of them. Both turn
 * about a brad or an eyelet. The upper disc is smaller, so that a thumb finds the lower one.
 */
import { arc, circle, radians, type Path, type Point } from '../geometry.ts';
import { atCorner, type Panel } from '../net.ts';
import type { ShapeDefinition } from '../shape.ts';

interface Dial {
  /** What it shows: numbers from 0 below this one, or words. */
  readonly values: number | readonly (string | number)[];
}

/** In mm. */
const HUB = 4;
const SMALLER = 4;
/** The window keeps this distance from the edge of its disc; its sector is wider by this. */
const RIM = 3;
const NARROWER = 1;
/** From the edge inwards. */
const HIGH = 14;
/** A value needs this much along its circle. */
const LEAST = 6;
/** Between the discs on paper, beside their bleed. */
const APART = 8;

export const dial: ShapeDefinition<Dial> = {
  name: 'dial',
  isBox: false,
  board: 0.5,
  make: ({ values }, { room: { width } }) => {
    const shown = typeof values === 'number' ? Array.from({ length: values }, (_, n) => n) : values;
    const step = 360 / shown.length;
    const outer = width / 2 - SMALLER / 2 - RIM;
    const inner = Math.max(HUB / 2 + 4, outer - HIGH);
    if (outer - inner < LEAST) {
      const length = Math.round(((width - SMALLER) / 2) * 10) / 10;
      const least = SMALLER / 2 + RIM + HUB / 2 + 4 + LEAST;
      return { code: 'CW3104', params: { what: 'hub-distance', length, least } };
    }
    const along = Math.round(inner * radians(step) * 10) / 10;
    if (along < LEAST) {
      return { code: 'CW3104', params: { what: 'dial-sector', length: along, least: LEAST } };
    }
    const window = { inner, outer, angle: Math.min(90, step) };
    const panels = [upper(width, window), lower(width, shown, window)];
    return { nets: [atCorner({ name: 'dial', panels, slits: [], glue: [] })] };
  },
};

interface Window {
  /** From the hub, in mm. */
  readonly inner: number;
  readonly outer: number;
  readonly angle: number;
}

function upper(width: number, window: Window): Panel {
  const middle: Point = [width / 2, width / 2];
  const radius = (width - SMALLER) / 2;
  const centre = (window.inner + window.outer) / 2;
  const box = boxIn(window);
  const place = { left: radius - box.width / 2, top: radius - centre - box.height / 2, ...box };
  return {
    name: 'upper',
    outline: circle(middle, radius),
    holes: [circle(middle, HUB / 2), opening(middle, window)],
    data: { window: place },
  };
}

/** A sector of a ring above the hub, its sides half a millimetre within. */
function opening(middle: Point, { inner, outer, angle }: Window): Path {
  const within = (radius: number): number =>
    angle / 2 - (Math.asin(NARROWER / 2 / radius) * 180) / Math.PI;
  return [
    ...arc(middle, outer, -90 - within(outer), -90 + within(outer)),
    ...arc(middle, inner, -90 + within(inner), -90 - within(inner)),
  ];
}

/** What of a window holds a text, in mm. */
function boxIn({ inner, outer, angle }: Window): { width: number; height: number } {
  const narrow = 2 * inner * Math.sin(radians(angle / 2)) - NARROWER;
  return { width: Math.round(narrow * 100) / 100, height: Math.round((outer - inner) * 100) / 100 };
}

function lower(width: number, shown: readonly (string | number)[], window: Window): Panel {
  const radius = width / 2;
  const centre = (window.inner + window.outer) / 2;
  const middle: Point = [radius + width + APART, radius];
  // The first one is above; each is upright when it is turned to where the window is.
  const values = shown.map((value, index) => {
    const angle = (360 / shown.length) * index;
    const [x, y] = [
      radius + centre * Math.sin(radians(angle)),
      radius - centre * Math.cos(radians(angle)),
    ];
    return { value, angle, x, y, ...boxIn(window) };
  });
  return {
    name: 'lower',
    outline: circle(middle, radius),
    holes: [circle(middle, HUB / 2)],
    data: { values },
  };
}
