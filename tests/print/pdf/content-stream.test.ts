/** Drawing commands are read for what they name and show; everything else stays as it is. */
import { array, assert, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import { rewritten } from '../../../print/pdf/content-stream.ts';

interface Read {
  readonly text: string;
  readonly named: readonly string[];
  readonly shown: readonly (readonly [font: string, glyphs: readonly number[] | null])[];
}

function read(content: string): Read {
  const named: string[] = [];
  const shown: [string, readonly number[] | null][] = [];
  const text = rewritten(content, {
    rename: (sort, name) => {
      named.push(`${sort} ${name}`);
      return `${name}x`;
    },
    show: (font, glyphs) => shown.push([font, glyphs]),
  });
  return { text, named, shown };
}

test('every sort of resource is renamed; colour spaces that need none are not', () => {
  const content =
    '/G3 gs /Pattern CS/Pattern cs/P4 SCN .5 /P5 scn\n/C1 cs /X7 Do /S2 sh\n/Span /M1 BDC EMC /DeviceRGB cs';
  const { text, named } = read(content);
  expect(named).toEqual([
    'ExtGState G3',
    'Pattern P4',
    'Pattern P5',
    'ColorSpace C1',
    'XObject X7',
    'Shading S2',
    'Properties M1',
  ]);
  expect(text).toBe(
    '/G3x gs /Pattern CS/Pattern cs/P4x SCN .5 /P5x scn\n/C1x cs /X7x Do /S2x sh\n/Span /M1x BDC EMC /DeviceRGB cs',
  );
});

test('texts show the glyphs of the font that was set, also after a state was restored', () => {
  const content = 'BT /F1 12 Tf <00030004> Tj q /F2 9 Tf [<0007> -20 <0008>] TJ Q <0005> Tj ET';
  expect(read(content).shown).toEqual([
    ['F1', [3, 4]],
    ['F2', [7]],
    ['F2', [8]],
    ['F1', [5]],
  ]);
});

test('a text in brackets is shown in a way that is not read', () => {
  expect(read('/F1 9 Tf (a \\) /X1 Do (b)) Tj /X2 Do')).toMatchObject({
    named: ['Font F1', 'XObject X2'],
    shown: [['F1', null]],
  });
});

test('lists of properties and remarks name and show nothing', () => {
  const content = '/P <</MCID 3 /Lang (a >> /X1 Do) /ActualText <0041>>> BDC\n% /X2 Do\n/X3 Do EMC';
  expect(read(content)).toMatchObject({ named: ['XObject X3'], shown: [] });
});

test('whatever the commands are, names given back leave them as they are', () => {
  const piece = constantFrom(
    'q',
    'Q',
    '/X1 Do',
    '/F1 9 Tf',
    '<0001> Tj',
    '1 0 0 1 2.5 -3 cm',
    '(x) Tj',
    '% no\n',
    '<</A <</B 1>>>> BMC',
    '/G1 gs',
  );
  assert(
    property(array(piece), (pieces) => {
      const content = pieces.join('\n');
      const same = { rename: (_: unknown, name: string) => name, show: () => undefined };
      expect(rewritten(content, same)).toBe(content);
    }),
  );
});
