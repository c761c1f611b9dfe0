/** The addresses of the printing page. None of them leads to a network: the press answers all. */

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
