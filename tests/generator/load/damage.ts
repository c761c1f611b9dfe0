/** What hands and editors do to YAML. */
import * as fc from 'fast-check';
import { written } from './write-yaml.ts';

/** What means something to YAML, and is easily typed where it should not be. */
export const fragments = [
  ...' |  |\n|\n  |\n\n|\t|\r\n|:|: |-|- |\n- |?|? |,|#| #|"|\'|[|]|{|}|\n]|\n}|>|>-\n|&a |*a'.split(
    '|',
  ),
  ...'!x ¦!!str ¦<<: ¦@¦%¦`¦\\¦---\n¦...\n¦~¦1e999¦\u3000¦\uFEFF¦\u2028¦__proto__: ¦|¦|2\n'.split(
    '¦',
  ),
];

/** Documents with up to four slips in them. */
export const damaged = fc
  .tuple(
    written,
    fc.array(fc.tuple(fc.nat(), fc.nat(3), fc.constantFrom(...fragments)), { maxLength: 4 }),
  )
  .map(([{ text }, slips]) =>
    slips.reduce((edited, [place, cut, fragment]) => {
      const at = place % (edited.length + 1);
      return edited.slice(0, at) + fragment + edited.slice(at + cut);
    }, text),
  );
