/** The effects of a component as a form, and the steps that build them by choosing words. */
import { isDeepStrictEqual } from 'node:util';
import {
  CardTexts,
  chosenValue,
  componentAt,
  componentName,
  fieldName,
  firstValue,
  plainText,
  textFields,
  valueAtPath,
  valueForm,
  type CheckedGame,
  type ComponentChange,
} from '../../../../generator/index.ts';
import { isMapping, remember } from '../../../../kernel/index.ts';
import type { EffectsShown, EffectStep } from '../../../protocol/effects.ts';

/** Of the component that a line of a file belongs to; null where there is none with effects. */
export function effectsAt(checked: CheckedGame, path: string, line: number): EffectsShown | null {
  const file = checked.game.files.find((one) => one.path === path);
  if (file === undefined || file.role.role !== 'component' || file.role.fixture) return null;
  const offset = offsetOfLine(file.text, line);
  const id = componentAt(file, offset);
  return id === null ? null : effectsOf(checked, id);
}

function offsetOfLine(text: string, line: number): number {
  const lines = text.split('\n').slice(0, line);
  return lines.join('\n').length;
}

function effectsOf(checked: CheckedGame, id: string): EffectsShown | null {
  const named = checked.game.names.get(id);
  const fields = textFields(checked.game.schemas.get(named?.kind ?? '') ?? {});
  if (named === undefined || fields.length === 0) return null;
  const { value } = named.item;
  const texts = textsOf(checked.game);
  return {
    id,
    name: componentName(named, checked.locale) || id,
    fields: fields.map(({ field }) => ({
      name: field,
      title: fieldName(checked, named.kind, value, field),
      form: value[field] === undefined ? null : valueForm(checked, named.kind, value, [field]),
    })),
    sentences: checked.manifest.locales.map((locale) => ({
      locale,
      lines: texts.paragraphs(id, locale).map(({ runs }) => plainText(runs)),
    })),
  };
}

const textsOf = remember((game: CheckedGame['game']) => new CardTexts(game));

/** Whether there is what the step saw: its path may lead elsewhere by now. */
export function isAsSeen({ game }: CheckedGame, { id, path, was }: EffectStep): boolean {
  return isDeepStrictEqual(valueAtPath(game.names.get(id)?.item.value, path), was);
}

/** The change that a step is; null for one that cannot be made. */
export function effectChange(checked: CheckedGame, step: EffectStep): ComponentChange | null {
  const named = checked.game.names.get(step.id);
  const [field] = step.path;
  const fields = textFields(checked.game.schemas.get(named?.kind ?? '') ?? {});
  if (named === undefined || !fields.some((one) => one.field === field)) return null;
  const { kind } = named;
  const before = named.item.value;
  const after = structuredClone(before) as Record<string, unknown>;
  if (typeof field !== 'string' || !change(checked, kind, after, step)) return null;
  return { do: 'set', kind, id: step.id, field: [field], was: before[field], value: after[field] };
}

function change(
  checked: CheckedGame,
  kind: string,
  component: Record<string, unknown>,
  step: EffectStep,
): boolean {
  const { path } = step;
  if (step.do === 'remove') return remove(component, path);
  if (step.do === 'set') return put(component, path, step.value);
  if (step.do === 'choose') {
    const value = chosenValue(checked, kind, component, { path, word: step.word });
    return value !== undefined && put(component, path, value);
  }
  const holder = valueAtPath(component, path);
  // A field that the card does not have yet begins with its first entry.
  if (holder === undefined) return put(component, path, firstValue(checked, kind, component, path));
  const place = [...path, Array.isArray(holder) ? holder.length : step.key];
  return put(component, place, firstValue(checked, kind, component, place));
}

function put(component: object, path: EffectStep['path'], value: unknown): boolean {
  const holder = valueAtPath(component, path.slice(0, -1));
  const last = path.at(-1) ?? '';
  if (Array.isArray(holder)) holder[Number(last)] = value;
  else if (isMapping(holder)) (holder as Record<string, unknown>)[last] = value;
  else return false;
  return true;
}

/** A list or a mapping that would be empty goes with its last entry: there is nothing to say of it. */
function remove(component: object, path: EffectStep['path']): boolean {
  const above = path.slice(0, -1);
  const holder = valueAtPath(component, above);
  const last = path.at(-1) ?? '';
  if (Array.isArray(holder)) holder.splice(Number(last), 1);
  else if (isMapping(holder)) delete (holder as Record<string, unknown>)[last];
  else return false;
  const isEmpty = Object.keys(holder).length === 0;
  return isEmpty && above.length > 0 ? remove(component, above) : true;
}
