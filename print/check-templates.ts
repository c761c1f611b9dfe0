/** What is wrong with templates when they are rendered; needs no browser. */
import type { Diagnostic, Fault } from '../diagnostics/index.ts';
import type { CheckResult } from '../generator/index.ts';
import { type Memory, ownMemory, paperSizes } from '../kernel/index.ts';
import { artistFaults } from './art/artist-faults.ts';
import { outsideFaults, unpaintedFaults } from './art/picture-faults.ts';
import { boxFaults } from './box/box-faults.ts';
import { forbid, unique } from './faults.ts';
import { renderFaces } from './render/faces.ts';
import { fitFieldFaults } from './render/fit-fields.ts';
import { soundFacesOf } from './render/sound-faces.ts';
import { unusedTemplateTexts } from './render/unused-template-texts.ts';
import { tableFaults } from './sheets/table.ts';
import { printableGame, placeInGame, type PrintableGame } from './printable-game.ts';

/**
 * As many cards of a sheet as a check may render without being noticed; a field that a template
 * misspells is misspelt on all of them. Printing tells of every card.
 */
const MOST = 200;

/** Faults of templates and style sheets, and of the first cards of each sheet in the first language. */
export function templateFaults(result: CheckResult, memory = ownMemory()): Diagnostic[] {
  const printable = printableGame(result);
  if (printable === null) return [];
  const canRender = !forbid(printable.faults) && !printable.doubts.all && areSchemasKnown(result);
  const faults = canRender
    ? [...printable.faults, ...faultsOfFaces(printable, memory)]
    : printable.faults;
  // A word that is misspelt is missing somewhere: that is reported there.
  const unused =
    canRender && !forbid(faults)
      ? unusedTemplateTexts(printable.game, printable.styles.templates.values())
      : [];
  const inBox = printable.doubts.all ? [] : boxFaults(printable);
  const onTable = tableFaults(
    result,
    printable.sheets.map(({ id }) => id),
  );
  const others = [...inBox, ...onTable, ...artistFaults(printable)];
  const all = [...printable.remarks, ...faults, ...unused, ...others];
  return placeInGame(unique(all), result);
}

/** Without its schema a card is not compiled as templates expect it. */
function areSchemasKnown({ manifest, schemas }: CheckResult): boolean {
  return Object.keys(manifest?.kinds ?? {}).every((kind) => schemas?.schemas.has(kind) === true);
}

/** Faces that were sound in an earlier run, and are made of the same, are not rendered again. */
function faultsOfFaces(printable: PrintableGame, memory: Memory): Fault[] {
  const sound = soundFacesOf(printable, memory);
  const faults = rendered({ ...printable, memory: sound });
  sound.save();
  return faults;
}

function rendered(printable: PrintableGame): Fault[] {
  const locale = printable.data.manifest.locales[0] ?? 'en';
  const paper = paperSizes().get('a4');
  if (paper === undefined) return [];
  return printable.sheets.flatMap((sheet) => {
    if (sheet.sort === 'panel') {
      return faultsOf(printable, { sheet, locale, paper, wanted: {} });
    }
    const cards = (printable.data.kinds[sheet.kind] ?? []).slice(0, MOST).map(({ id }) => id);
    // Once each, however many copies the decks hold.
    return faultsOf(printable, { sheet, locale, paper, wanted: { cards } });
  });
}

function faultsOf(printable: PrintableGame, order: Parameters<typeof renderFaces>[1]): Fault[] {
  const { faces, faults } = renderFaces(printable, order);
  const occasion = { printable, ...order };
  return [
    ...faults,
    ...unpaintedFaults(faces, occasion),
    ...outsideFaults(faces, occasion),
    ...fitFieldFaults(faces, occasion),
  ];
}
