/**
 * The addresses of the printing page, and what browsers may do with it: a template may be a
 * stranger's. None of the addresses leads to a network: the press answers all.
 */

/** `.invalid` never resolves. */
export const ORIGIN = 'https://cardwright.invalid';

/** The page itself; paths in templates count from here. */
export const GAME = '/game/';

/** Below it: name of the package and file in it. */
export const FONTS = '/fonts/';

/** Address of a file of the game folder. */
export function gameAddress(path: string): string {
  return GAME + path.split('/').map(encodeURIComponent).join('/');
}

/** An address that is the file itself, for pages with nothing beside them. */
export function dataAddress(type: string, bytes: Uint8Array): string {
  return `data:${type.replace('; ', ';')};base64,${Buffer.from(bytes).toString('base64')}`;
}

const NO_PROGRAMS =
  "script-src 'none'; object-src 'none'; frame-src 'none'; connect-src 'none'; base-uri 'none'; form-action 'none'";

/** The printing page: styles, pictures and fonts come from the press, which reports what it refuses. */
export const PRESS_POLICY = NO_PROGRAMS;

/** A page that needs nothing beside it: it asks for nothing, wherever it is opened. */
export const INSIDE_POLICY = `default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; ${NO_PROGRAMS}`;
