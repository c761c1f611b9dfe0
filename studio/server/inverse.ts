/** The changes that take a step of editing back, one by one. */
import { filesOf, itemsOf, type CheckedGame, type ComponentChange } from '../../generator/index.ts';

/** Of changes that were planned for `checked`, and not refused. */
export function inverseOf(
  checked: CheckedGame,
  changes: readonly ComponentChange[],
): ComponentChange[] {
  return changes.map((change) => inverse(checked, change)).toReversed();
}

function inverse(checked: CheckedGame, change: ComponentChange): ComponentChange {
  const { kind } = change;
  if (change.do === 'set') return { ...change, was: change.value, value: change.was };
  if (change.do === 'add') {
    return { do: 'remove', kind, id: String(change.value['id']), was: change.value };
  }
  const files = filesOf(checked.game, 'component').filter(
    ({ role }) => role.role === 'component' && role.kind === kind,
  );
  const home = files.find((file) => itemsOf(file).some(({ value }) => value['id'] === change.id));
  const file = home === undefined ? {} : { file: home.path };
  return { do: 'add', kind, ...file, value: change.was };
}
