/** What is wrong with templates when they are rendered; needs no browser. */
import type { Diagnostic, Fault } from '../diagnostics/index.ts';
import type { CheckResult } from '../generator/check.ts';
import { paperSizes } from '../generator/print-sizes.ts';
import { ownMemory, type Memory } from '../generator/remembered/index.ts';
import { outsideFaults } from './art/outside-faults.ts';
import { unpaintedFaults } from './art/unpainted-faults.ts';
import { forbid } from './forbids.ts';
import { iconVersion } from './render/icons.ts';
import { renderFaces } from './render/render-sheet.ts';
import { SoundFaces } from './render/sound-faces.ts';
import { unusedWords } from './render/unused-words.ts';
import { unique } from './unique-faults.ts';
import { openShop, placeInGame, type PrintShop } from './workshop.ts';

/**
 * As many cards of a sheet as a check may render without being noticed; a field that a template
 * misspells is misspelt on all of them. Printing tells of every card.
 */
const MOST = 200;

/** Faults of templates and style sheets, and of the first cards of each sheet in the first language. */
export function templateFaults(result: CheckResult, memory = ownMemory()): Diagnostic[] {
  const shop = openShop(result);
  if (shop === null) return [];
  const canRender = !forbid(shop.faults) && !shop.doubts.all && areSchemasKnown(result);
  const faults = canRender ? [...shop.faults, ...faultsOfFaces(shop, memory)] : shop.faults;
  // A word that is misspelt is missing somewhere: that is reported there.
  const unused =
    canRender && !forbid(faults) ? unusedWords(shop.game, shop.styles.templates.values()) : [];
  return placeInGame(unique([...shop.remarks, ...faults, ...unused]), result);
}

/** Without its schema a card is not compiled as templates expect it. */
function areSchemasKnown({ manifest, schemas }: CheckResult): boolean {
  return Object.keys(manifest?.kinds ?? {}).every((kind) => schemas?.schemas.has(kind) === true);
}

/** Faces that were sound in an earlier check, and are made of the same, are not rendered again. */
function faultsOfFaces(shop: PrintShop, memory: Memory): Fault[] {
  const { manifest } = shop.data;
  const kinds = Object.keys(manifest.kinds).map((kind) => [kind, shop.game.schemas.get(kind)]);
  const around = JSON.stringify([kinds, iconVersion()]);
  const sound = new SoundFaces(memory, shop.folder, around);
  const faults = rendered({ ...shop, memory: sound });
  sound.save();
  return faults;
}

function rendered(shop: PrintShop): Fault[] {
  const locale = shop.data.manifest.locales[0] ?? 'en';
  const paper = paperSizes().get('a4');
  if (paper === undefined) return [];
  return shop.sheets.flatMap((sheet) => {
    if (sheet.sort === 'panel') {
      return faultsOf(shop, { sheet, locale, paper, wanted: {} });
    }
    const cards = (shop.data.kinds[sheet.kind] ?? []).slice(0, MOST).map(({ id }) => id);
    // Once each, however many copies the decks hold.
    return faultsOf(shop, { sheet, locale, paper, wanted: { cards } });
  });
}

function faultsOf(shop: PrintShop, order: Parameters<typeof renderFaces>[1]): Fault[] {
  const { faces, faults } = renderFaces(shop, order);
  const occasion = { shop, ...order };
  return [...faults, ...unpaintedFaults(faces, occasion), ...outsideFaults(faces, occasion)];
}
