/** Lists that follow from what lies in a folder are as `npm run build` writes them. */
import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageRoot } from '../../kernel/index.ts';
import { temporaryRoom } from '../support/games.ts';

function lists(root: string, ...args: readonly string[]): string {
  const script = join(root, 'scripts', 'lists.js');
  return spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' }).stdout;
}

test('all lists are up to date; else: npm run build', () => {
  expect(lists(packageRoot(), '--check')).toBe('');
});

test('what is added is in every list, once they are written', () => {
  const house = temporaryRoom();
  const parts = ['engine/construction/constraints', 'diagnostics', 'docs', 'schemas', 'scripts'];
  for (const part of [...parts, 'package.json']) {
    cpSync(join(packageRoot(), part), join(house, part), { recursive: true });
  }
  writeFileSync(join(house, 'engine/construction/constraints/far-apart.ts'), '');
  writeFileSync(
    join(house, 'docs/constraints/far-apart.md'),
    '# far-apart\n\nCards that are\nfar apart. They never meet.\n',
  );
  const entry = `  CW1398: defineDiagnostic<{}>({
    code: 'CW1398',
    name: 'far-apart',
    title: "Cards aren't together",
    page: 'constraints/far-apart',
  }),
`;
  appendFileSync(join(house, 'diagnostics/catalogue/deck-cards.ts'), entry);

  const paths = {
    'engine/construction/constraints/all.gen.ts':
      "import { farApart } from './far-apart.ts';\nimport { fill } from './fill.ts';\n",
    'schemas/construction.schema.json': '"$ref": "constraints/far-apart.schema.json"',
    'docs/constraints/index.md':
      '\n| [`far-apart`](far-apart.md) | Cards that are far apart       ',
    'docs/diagnostics/index.md':
      "\n- [CW1398 far-apart](../constraints/far-apart.md): Cards aren't together\n",
  };
  const stale = Object.keys(paths).map((path) => `${path} is out of date: npm run build\n`);
  expect(lists(house, '--check')).toBe(stale.join(''));
  lists(house);
  for (const [path, line] of Object.entries(paths)) {
    expect(readFileSync(join(house, path), 'utf8')).toContain(line);
  }
  expect(lists(house, '--check')).toBe('');
});
