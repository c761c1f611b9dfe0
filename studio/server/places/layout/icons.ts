/** The icons of a card: those in its own fields and in the templates that draw it, and what may take their place. */
import { filesOf, type CheckedGame } from '../../../../generator/index.ts';
import type { Card } from '../../../../engine/construction/index.ts';
import { findIcon, searchIcons } from '../../../../print/index.ts';
import type { FoundIcon, IconStep, ShownIcon } from '../../../protocol/layout.ts';
import { textFiles, textIn } from '../text/files.ts';

/** As templates and fields write them. */
const WRITTEN = /"([a-z0-9-]+:[a-z0-9-]+)"/g;

/** Pictures of an answer to a search. */
const MOST = 60;

/** One for each icon and template, and for each field of the card. */
export function iconsOf(
  checked: CheckedGame,
  templates: readonly string[],
  card: string,
): ShownIcon[] {
  const own = fieldsOf(checked, card).flatMap(([field, icon]) => shown(icon, `${card} ${field}`));
  const drawn = withPartials(checked.folder, templates).flatMap((file) =>
    [...new Set(writtenIn(textIn(checked.folder, file) ?? ''))].flatMap((icon) =>
      shown(icon, file),
    ),
  );
  return [...own, ...drawn];
}

function shown(icon: string, place: string): ShownIcon[] {
  return found(icon).map((one) => ({ ...one, place }));
}

/** None for what is no icon. */
function found(icon: string): FoundIcon[] {
  const known = /^[a-z0-9-]+:[a-z0-9-]+$/.test(icon) ? findIcon(icon) : undefined;
  if (known === undefined) return [];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${known.viewBox}">${known.body}</svg>`;
  return [{ icon, drawing: `data:image/svg+xml,${encodeURIComponent(svg)}` }];
}

function writtenIn(text: string): string[] {
  return Array.from(text.matchAll(WRITTEN), ([, icon = '']) => icon);
}

function fieldsOf(checked: CheckedGame, id: string): [field: string, value: string][] {
  const fields = Object.entries(cardNamed(checked, id) ?? {});
  return fields.filter((one): one is [string, string] => typeof one[1] === 'string');
}

/** Undefined for what is no card. */
export function cardNamed({ linked }: CheckedGame, id: string): Card | undefined {
  return Object.values(linked.cards)
    .flat()
    .find((one) => one.id === id);
}

/** The templates with all partials that they draw with. */
export function withPartials(folder: string, templates: readonly string[]): string[] {
  const reached = new Set(templates);
  for (const file of reached) {
    for (const [, name = ''] of (textIn(folder, file) ?? '').matchAll(/\{\{#?> *([\w-]+)/g)) {
      reached.add(`templates/partials/${name}.hbs`);
    }
  }
  return [...reached];
}

/** Every icon that the game has anywhere, by name. */
export function ownIcons(checked: CheckedGame): FoundIcon[] {
  const templates = textFiles(checked.folder).filter((file) => file.endsWith('.hbs'));
  const drawn = templates.flatMap((file) => writtenIn(textIn(checked.folder, file) ?? ''));
  const written = filesOf(checked.game, 'component').flatMap(({ text }) =>
    Array.from(text.matchAll(/\b([a-z0-9-]+:[a-z0-9-]+)\b/g), ([, icon = '']) => icon),
  );
  return [...new Set([...drawn, ...written])].toSorted().flatMap(found);
}

/** Of all sets that are installed. */
export function iconsNamed(words: string): FoundIcon[] {
  const wanted = words.split(/\s+/).filter((word) => word !== '');
  return wanted.length === 0 ? [] : searchIcons(wanted).slice(0, MOST).flatMap(found);
}

/** The template with another icon; null where it is not what was seen. */
export function withIcon(text: string, { was, value }: IconStep): string | null {
  return text.includes(`"${was}"`) ? text.replaceAll(`"${was}"`, `"${value}"`) : null;
}
