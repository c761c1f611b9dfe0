/** What comes with the game's own code of a fault of a component, for the words of messages.yaml. */
import type { Fault, Path } from '../../diagnostics/index.ts';
import { isMapping, type CheckedFile } from './game-files.ts';

/** Names of the parameters: `card` is the name of the component, `value` what stands at the place. */
export const RULE_PARAMETERS = ['card', 'value'] as const;

/** The fault with these parameters; one that has parameters, as those of decks, is left as it is. */
export function withRuleParams(made: Fault, files: readonly CheckedFile[]): Fault {
  const { rule, file, path } = made;
  if (rule === undefined || rule.params !== undefined) return made;
  const data = files.find((one) => one.path === file)?.data;
  const component = Array.isArray(data) ? (data as unknown[])[Number(path[0])] : data;
  const { name, id } = isMapping(component) ? component : {};
  const params = { card: name ?? id, value: scalarAt(data, path) };
  return { ...made, rule: { ...rule, params } };
}

/** A list of values counts as one; a mapping has no word of its own. */
function scalarAt(data: unknown, path: Path): unknown {
  let value = data;
  for (const step of path) value = (value as Record<string | number, unknown> | null)?.[step];
  return isMapping(value) ? undefined : value;
}
