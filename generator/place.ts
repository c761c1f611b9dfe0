/** From faults, which know a place in the data, to diagnostics, which know the line and the words. */
import { resolve } from 'node:path';
import {
  catalogue,
  type Code,
  type Definition,
  type Diagnostic,
  type Fault,
  type Path,
  type Part,
  type Range,
} from '../diagnostics/index.ts';
import type { TextLists } from './validate/check-file.ts';
import { Places } from './load/places.ts';
import { formatMessage, inLocale, type Messages } from './words.ts';

/** Where the texts of the files are to be had, and whose words to use. */
export interface Placing {
  /** Absolute path of the game folder. */
  readonly folder: string;
  /** The text of a file of the game; undefined when there is none. */
  text(file: string): string | undefined;
  readonly textLists: TextLists;
  readonly messages: Messages;
  /** Language of the game's own words. */
  readonly locale: string;
}

/** Diagnostics in the order of files and of places in them. */
export function placeFaults(faults: readonly Fault[], placing: Placing): Diagnostic[] {
  const places = new Map<string, Places | null>();
  const rangeOf = (file: string, path: Path, part: Part | undefined): Range | null => {
    const text = placing.text(file);
    if (text === undefined) return null;
    if (!places.has(file)) places.set(file, new Places(text));
    const found = places.get(file);
    if (found === null || found === undefined) return null;
    const list = placing.textLists.get(file);
    if (list !== undefined) {
      const span = list.locate(path);
      return span === null ? null : found.toRange(span);
    }
    return path.length === 0 ? null : found.toRange(found.locate(path, part ?? 'value'));
  };
  const spanOf = ({ file, span }: Fault): Range | null => {
    if (span === undefined) return null;
    const text = placing.text(file);
    return text === undefined ? null : new Places(text).toRange(span);
  };
  return faults
    .map((fault) => diagnostic(fault, spanOf(fault) ?? rangeOf(fault.file, fault.path, fault.part)))
    .toSorted(byPlace);

  function diagnostic(fault: Fault, range: Range | null): Diagnostic {
    const definition = catalogue[fault.code as Code] as Definition<unknown>;
    const words = gameWords(fault, placing);
    const hint = words?.hint ?? definition.hint?.(fault.params);
    return {
      code: fault.code,
      name: definition.name,
      severity: definition.severity,
      file: resolve(placing.folder, fault.file),
      range,
      message: words?.message ?? definition.message(fault.params),
      ...(hint === undefined ? {} : { hint }),
      ...(fault.rule === undefined ? {} : { rule: fault.rule }),
      related: (fault.related ?? []).map(({ message, file, path, part }) => ({
        message,
        file: resolve(placing.folder, file),
        range: rangeOf(file, path, part),
      })),
      params: fault.params,
    };
  }
}

/** The game's words for its own code, where the fault gives the parameters that they need. */
function gameWords(
  { rule }: Fault,
  { messages, locale }: Placing,
): { message: string; hint?: string } | null {
  const words = rule === undefined ? undefined : messages[rule.code];
  if (rule?.params === undefined || words === undefined) return null;
  const message = formatMessage(inLocale(words.text, locale), locale, rule.params);
  if (message === null) return null;
  const fix =
    words.fix === undefined
      ? null
      : formatMessage(inLocale(words.fix, locale), locale, rule.params);
  return fix === null ? { message } : { message, hint: fix };
}

function byPlace(a: Diagnostic, b: Diagnostic): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return (a.range?.start.offset ?? -1) - (b.range?.start.offset ?? -1);
}
