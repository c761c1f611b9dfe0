/** Whole documents in inks, built by hand: gradients, pictures, groups, masks; and what is left over. */
import { deflateSync, inflateSync } from 'node:zlib';
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  PDFRawStream,
  type PDFContext,
  type PDFObject,
} from 'pdf-lib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { commandsOf } from '../../../print/separation/drawing.ts';
import { toPdfX } from '../../../print/separation/to-pdf-x.ts';
import { defaultProfile, inkProfile, profileNames } from '../../../print/separation/profiles.ts';
import { screenColours, separate } from '../../../print/separation/separate.ts';

const PROFILE = { file: defaultProfile().file };

/** One page with these commands and resources. */
async function page(
  commands: string,
  resources: (context: PDFContext) => Readonly<Record<string, PDFObject>> = () => ({}),
): Promise<PDFDocument> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const { context } = document;
  const { node } = document.addPage([100, 100]);
  node.set(PDFName.of('Contents'), context.register(context.flateStream(commands)));
  const dict = PDFDict.withContext(context);
  for (const [name, value] of Object.entries(resources(context))) dict.set(PDFName.of(name), value);
  node.set(PDFName.of('Resources'), dict);
  return document;
}

function contentOf(document: PDFDocument, at = 0): string {
  const stream = document.context.lookup(document.getPage(at).node.get(PDFName.of('Contents')));
  return stream instanceof PDFRawStream ? commandsOf(stream) : '';
}

const numbers = (array: PDFObject | undefined): number[] =>
  array instanceof PDFArray
    ? array.asArray().map((one) => (one instanceof PDFNumber ? one.asNumber() : Number.NaN))
    : [];

test('greys are black ink alone, white is no ink, colours keep the limit of the profile', async () => {
  const document = await page('0 0 0 rg f .5 .5 .5 rg f 1 1 1 rg f 0.05 0.02 0.2 rg f');
  const { most, lost } = await separate(document, PROFILE);
  expect(lost.size).toBe(0);
  const plates = [...contentOf(document).matchAll(/([\d. ]+) k/g)].map(([, inks = '']) =>
    inks.trim().split(' ').map(Number),
  );
  expect(plates.slice(0, 3)).toEqual([
    [0, 0, 0, 1],
    [0, 0, 0, 0.5],
    [0, 0, 0, 0],
  ]);
  const sum = (plates[3] ?? []).reduce((all, one) => all + one, 0);
  expect(sum).toBeGreaterThan(2);
  expect(most).toBeCloseTo(sum, 2);
  expect(most).toBeLessThanOrEqual(3.01);
});

test.each(profileNames())(
  '%s is a profile for inks, and keeps the limit in its name',
  async (name) => {
    const profile = inkProfile(name);
    const colours = Array.from({ length: 6 ** 3 }, (_, at) =>
      [at % 6, Math.floor(at / 6) % 6, Math.floor(at / 36)].map((step) => step / 5).join(' '),
    );
    const document = await page(colours.map((colour) => `${colour} rg f`).join('\n'));
    const { most } = await separate(document, { file: profile?.file ?? '' });
    expect(name).toContain(String(profile?.ink));
    expect(most * 100).toBeLessThanOrEqual((profile?.ink ?? 0) + 1);
    expect(most * 100).toBeGreaterThan((profile?.ink ?? 0) - 30);
  },
);

const gradient = (context: PDFContext, to: readonly number[]): Record<string, PDFObject> => ({
  Shading: context.obj({
    S0: {
      ShadingType: 2,
      ColorSpace: 'DeviceRGB',
      Coords: [0, 0, 100, 0],
      Function: { FunctionType: 2, Domain: [0, 1], C0: [0.9, 0.9, 0.9], C1: [...to], N: 1 },
    },
  }),
});

/** Of the gradient S0. */
function functionOf(document: PDFDocument): PDFObject | undefined {
  return document
    .getPage(0)
    .node.Resources()
    ?.lookup(PDFName.of('Shading'), PDFDict)
    .lookup(PDFName.of('S0'), PDFDict)
    .lookup(PDFName.of('Function'));
}

function dictOf(document: PDFDocument): PDFDict {
  const found = functionOf(document);
  if (!(found instanceof PDFDict)) throw new Error('There is no such function.');
  return found;
}

test('a gradient to a colour gets parts where the inks run otherwise; one of greys is black ink', async () => {
  const coloured = await page('/S0 sh', (context) => gradient(context, [0.05, 0.1, 0.5]));
  await separate(coloured, PROFILE);
  const parts = dictOf(coloured).lookup(PDFName.of('Functions'), PDFArray).asArray();
  expect(parts).toHaveLength(4);
  const ends = parts.map((part) => (part as PDFDict).get(PDFName.of('C1')));
  const begins = parts.map((part) => (part as PDFDict).get(PDFName.of('C0')));
  // Each begins where the one before it ends.
  expect(begins.slice(1).map(numbers)).toEqual(ends.slice(0, -1).map(numbers));

  const grey = await page('/S0 sh', (context) => gradient(context, [0.1, 0.1, 0.1]));
  await separate(grey, PROFILE);
  const between = dictOf(grey);
  expect(numbers(between.get(PDFName.of('C0'))).slice(0, 3)).toEqual([0, 0, 0]);
  expect(numbers(between.get(PDFName.of('C1')))[3]).toBeCloseTo(0.9, 5);
});

test('pictures, plain and as JPEG, keep their size and their mask', async () => {
  const rgb = Buffer.from(Array.from({ length: 16 * 3 }, (_, at) => (at * 5) % 256));
  const raw = { width: 4, height: 4, channels: 3 } as const;
  const jpeg = await sharp(rgb, { raw }).jpeg().toBuffer();
  const document = await page('/A Do /B Do', (context) => {
    const like = { Type: 'XObject', Subtype: 'Image', Width: 4, Height: 4, BitsPerComponent: 8 };
    const mask = { ...like, ColorSpace: 'DeviceGray', Filter: 'FlateDecode' };
    const sMask = context.register(
      PDFRawStream.of(context.obj(mask), deflateSync(Buffer.alloc(16, 128))),
    );
    const plain = context.obj({ ...like, ColorSpace: 'DeviceRGB', Filter: 'FlateDecode' });
    plain.set(PDFName.of('SMask'), sMask);
    const other = context.obj({ ...like, ColorSpace: 'DeviceRGB', Filter: 'DCTDecode' });
    const objects = PDFDict.withContext(context);
    objects.set(PDFName.of('A'), context.register(PDFRawStream.of(plain, deflateSync(rgb))));
    objects.set(PDFName.of('B'), context.register(PDFRawStream.of(other, jpeg)));
    return { XObject: objects };
  });
  const { lost, most } = await separate(document, PROFILE);
  expect(lost.size).toBe(0);
  expect(most).toBeGreaterThan(0.5);
  expect(screenColours(document)).toEqual([]);
  const again = await PDFDocument.load(await document.save());
  const objects = again.getPage(0).node.Resources()?.lookup(PDFName.of('XObject'), PDFDict);
  for (const name of ['A', 'B']) {
    const picture = objects?.lookup(PDFName.of(name)) as PDFRawStream;
    expect(String(picture.dict.get(PDFName.of('ColorSpace')))).toBe('/DeviceCMYK');
    expect(picture.dict.has(PDFName.of('SMask'))).toBe(name === 'A');
  }
});

test('a mask by brightness stays as bright', async () => {
  const document = await page('/G0 gs 1 0 0 rg 0 0 9 9 re f', (context) => {
    const group = { S: 'Transparency', CS: 'DeviceRGB' };
    const form = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 9, 9], Group: group };
    const ref = context.register(context.flateStream('0 1 0 rg 0 0 9 9 re f', form));
    const mask = context.obj({ S: 'Luminosity' });
    mask.set(PDFName.of('G'), ref);
    const state = PDFDict.withContext(context);
    state.set(PDFName.of('SMask'), mask);
    const states = PDFDict.withContext(context);
    states.set(PDFName.of('G0'), context.register(state));
    return { ExtGState: states };
  });
  await separate(document, PROFILE);
  const forms = document.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFRawStream ? [object] : []))
    .filter(({ dict }) => dict.has(PDFName.of('BBox')));
  expect(forms.map(commandsOf)).toEqual(['0 0 0 0.41 k 0 0 9 9 re f']);
  expect(forms.map(({ dict }) => String(dict.lookup(PDFName.of('Group'), PDFDict)))).toEqual([
    expect.stringContaining('/DeviceGray'),
  ]);
});

test('what is left in colours of screens is found', async () => {
  const document = await page('/S0 sh', (context) => gradient(context, [1, 0, 0]));
  expect(screenColours(document)).toEqual(['ColorSpace']);
  expect(screenColours(await page('1 0 0 rg f'))).toEqual(['rg']);
  expect(screenColours(await page('/DeviceRGB cs 1 0 0 sc f'))).toEqual(['cs']);
  expect(screenColours(await page('1 0 0 0 k f'))).toEqual([]);
});

test('a gradient by a formula becomes one by samples', async () => {
  const document = await page('/S0 sh', (context) => {
    const formula = context.stream('{ exch pop dup 0.5 lt { pop 1 0 0 } { pop 0 0 1 } ifelse }', {
      FunctionType: 4,
      Domain: [0, 1, 0, 1],
      Range: [0, 1, 0, 1, 0, 1],
    });
    return shaded(context, formula);
  });
  const { lost } = await separate(document, PROFILE);
  expect(lost.size).toBe(0);
  expect(screenColours(document)).toEqual([]);
  const samples = functionOf(document);
  if (!(samples instanceof PDFRawStream)) throw new Error('There are no samples.');
  expect(numbers(samples.dict.get(PDFName.of('Size')))).toEqual([256, 256]);
  const plates = inflateSync(samples.contents);
  const magentaAt = (at: number): number => plates[4 * at + 1] ?? 0;
  const cyanAt = (at: number): number => plates[4 * at] ?? 0;
  // Red below, blue above.
  expect(cyanAt(0)).toBeLessThan(30);
  expect(magentaAt(0)).toBeGreaterThan(200);
  expect(cyanAt(256 * 255)).toBeGreaterThan(200);
});

test('what has no inks makes its page a picture; the other page keeps its lines', async () => {
  const document = await page('/S0 sh', (context) => {
    const unknown = context.stream('{ encrypt }', {
      FunctionType: 4,
      Domain: [0, 1, 0, 1],
      Range: [0, 1, 0, 1, 0, 1],
    });
    return shaded(context, unknown);
  });
  const second = document.addPage([50, 50]).node;
  const commands = document.context.flateStream('1 0 0 rg 0 0 9 9 re f');
  second.set(PDFName.of('Contents'), document.context.register(commands));
  const target = { flavour: 'x4', profile: defaultProfile() } as const;
  const made = await toPdfX(await document.save(), target);
  expect(made.whole).toEqual([0]);
  const read = await PDFDocument.load(made.pdf, { updateMetadata: false });
  expect(screenColours(read)).toEqual([]);
  expect(contentOf(read, 0)).toContain('/Ground Do');
  expect(contentOf(read, 1)).toMatch(/^[\d. ]+ k 0 0 9 9 re f$/);
});

function shaded(context: PDFContext, formula: PDFObject): Record<string, PDFObject> {
  const shading = context.obj({ ShadingType: 1, ColorSpace: 'DeviceRGB' });
  shading.set(PDFName.of('Function'), context.register(formula));
  const all = PDFDict.withContext(context);
  all.set(PDFName.of('S0'), context.register(shading));
  return { Shading: all };
}
