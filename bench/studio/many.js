/** A game with far more components than anybody is going to have in one file. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const COUNT = 10_000;

/** Where they are. */
const FILE = 'units/many.yaml';

/** Adds orcs to a copy of Lords of War, all of them in one file. */
export function writeMany(folder) {
  const units = Array.from({ length: COUNT }, (_, n) =>
    [
      `- id: orc-levy-${n}`,
      `  name: { en: Orc Levy ${n}, ja: オーク徴募兵${n} }`,
      '  race: orc',
      '  class: infantry',
      '  rank: recruit',
      `  defence: ${1 + (n % 6)}`,
      '  arrows: { front: 2, left: 1, right: 1 }',
      '  emblem: game-icons:dwarf-face',
      '  flavour:',
      `    en: Number ${n} of the muster.`,
      `    ja: 徴募の第${n}番。`,
      '',
    ].join('\n'),
  );
  writeFileSync(join(folder, FILE), `# The muster.\n\n${units.join('\n')}`);
}
