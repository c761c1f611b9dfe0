import type { ParamsOf } from '../catalogue/index.ts';

/** カードの面の呼び名。 */
export const sides: Readonly<Record<ParamsOf<'CW3051'>['side'], string>> = {
  front: 'おもて面',
  back: 'うら面',
  panel: 'パネル',
};
