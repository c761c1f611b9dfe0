import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { setModeline } from '../../../generator/edit/fix.ts';
import { findModeline } from '../../../generator/link/modelines.ts';
import { readYaml } from '../../../generator/load/yaml/read-yaml.ts';
import { documents } from './documents.ts';

const LINE = '# yaml-language-server: $schema=new.json';
const OLD = '# yaml-language-server: $schema=old.json';

describe('the schema line', () => {
  test.each([
    ['is put first', 'id: x\n', `${LINE}\nid: x\n`],
    ['is put above remarks', '# the file\nid: x\n', `${LINE}\n# the file\nid: x\n`],
    ['is put behind the byte order mark', '\uFEFFid: x\r\n', `\uFEFF${LINE}\r\nid: x\r\n`],
    ['is replaced', `${OLD}\nid: x\n`, `${LINE}\nid: x\n`],
    ['is replaced with what stands behind it', `${OLD} # ?\r\nid: x`, `${LINE}\r\nid: x`],
    ['is replaced below remarks', `# a\n\n${OLD}\nid: x\n`, `# a\n\n${LINE}\nid: x\n`],
    [
      'is put first when another stands below the data',
      `id: x\n${OLD}\n`,
      `${LINE}\nid: x\n${OLD}\n`,
    ],
    ['is left alone when it is right', `${LINE}\nid: x\n`, `${LINE}\nid: x\n`],
  ])('%s', (_, text, expected) => {
    expect(setModeline(text, 'new.json')).toBe(expected);
  });

  test('is found where it was put, and changes no data', () => {
    fc.assert(
      fc.property(documents, (text) => {
        const after = setModeline(text, 'new.json');
        expect(findModeline(after)?.schema).toBe('new.json');
        expect(readYaml(after, 'a.yaml').data).toEqual(readYaml(text, 'a.yaml').data);
        expect(after.endsWith(text.replace('\uFEFF', ''))).toBe(true);
        expect(setModeline(after, 'new.json')).toBe(after);
      }),
    );
  });
});
