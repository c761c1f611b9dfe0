/** Layouts are drawn in the size and the signs of their schema, and bear as many signs as it wants. */
import { remember } from '../../kernel/index.ts';
import { fault, type Fault } from '../../diagnostics/index.ts';
import { type Layout, type LayoutFault, type LayoutForm, readLayout } from '../../engine/index.ts';
import { lineOfScalar } from '../load/places.ts';
import { type Mention, pathIn } from '../validate/validator.ts';
import type { CheckedFile, LinkCheck } from './game-files.ts';
import { withRule } from './references.ts';

/** A layout with a fault of its own has no numbers of signs that could be judged. */
export const layouts: LinkCheck = ({ files }) => files.flatMap((file) => faultsIn(file));

const faultsIn = remember((file: CheckedFile): Fault[] => {
  const drawn = layoutsIn(file);
  const sound = new Map(
    drawn
      .filter(({ faults }) => faults.length === 0)
      .map(({ mention, layout }) => [mention.pointer, layout]),
  );
  return [
    ...drawn.flatMap(({ mention, faults }) =>
      faults.map((found) => drawingFault(found, mention, file)),
    ),
    ...file.mentions['x-layout-count'].flatMap((mention) => {
      const layout = sound.get(mention.pointer);
      return layout === undefined ? [] : wrongCounts(layout, mention, file);
    }),
  ];
});

/** A layout as it is drawn in a file. */
interface DrawnLayout {
  readonly mention: Mention;
  readonly layout: Layout;
  readonly faults: readonly LayoutFault[];
}

/** The layouts that a file draws. */
export const layoutsIn = remember((file: CheckedFile): DrawnLayout[] =>
  file.mentions['x-layout']
    .filter(({ value }) => typeof value === 'string')
    .map((mention) => ({
      mention,
      ...readLayout(mention.value as string, mention.argument as LayoutForm),
    })),
);

function drawingFault(found: LayoutFault, mention: Mention, file: CheckedFile): Fault {
  const place = placeOf(found, mention, file);
  if (found.fault === 'size') {
    const { line, actual, expected } = found;
    const params = { line: line === null ? null : line + 1, actual, expected };
    return withRule(fault('CW1591', place, params), mention, 'layout-size');
  }
  const { signs } = mention.argument as LayoutForm;
  const params = { character: found.character, signs };
  return withRule(fault('CW1592', place, params), mention, 'layout-unknown-sign');
}

function placeOf(found: LayoutFault, { pointer }: Mention, file: CheckedFile) {
  const path = pathIn(file.data, pointer);
  const written = file.written?.(path) ?? path;
  const span = found.line === null ? null : lineOfScalar(file.text, written, found.line);
  if (span === null) return { file: file.path, path };
  const start = 'column' in found ? span.start + found.column : span.start;
  const end = 'column' in found ? start + found.character.length : span.end;
  return { file: file.path, path, span: { start, end } };
}

function wrongCounts(layout: Layout, mention: Mention, file: CheckedFile): Fault[] {
  const place = { file: file.path, path: pathIn(file.data, mention.pointer) };
  return Object.entries(mention.argument as Readonly<Record<string, number>>).flatMap(
    ([sign, expected]) => {
      const actual = layout[sign]?.length ?? 0;
      if (actual === expected) return [];
      return withRule(fault('CW1593', place, { sign, actual, expected }), mention, 'layout-count');
    },
  );
}
