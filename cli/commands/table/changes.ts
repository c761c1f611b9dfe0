/** The changes of an import, file by file and component by component. */
import type { RowChange } from '../../../generator/index.ts';
import { cut, padded, widthOf } from '../../columns.ts';
import { done, note } from '../../report.ts';
import { say } from '../../say.ts';
import type { Terminal } from '../../terminal.ts';

/** Columns of the terminal that an old or a new value takes at most. */
const WIDEST = 36;

export function showChanges(changes: readonly RowChange[], terminal: Terminal): void {
  const ids = Math.max(0, ...changes.map(({ id }) => widthOf(id)));
  for (const file of new Set(changes.map((one) => one.file))) {
    const own = changes.filter((one) => one.file === file);
    const isQuiet = own.every(({ what }) => what === 'missing');
    const show = isQuiet ? note : done;
    show(file, terminal);
    for (const one of own)
      for (const line of linesOf(one)) show(`  ${padded(one.id, ids)}  ${line}`, terminal);
  }
}

function linesOf(change: RowChange): string[] {
  switch (change.what) {
    case 'changed':
      return change.fields.map(
        ({ field, before, after }) => `${field}: ${shown(before)} → ${shown(after)}`,
      );
    case 'added':
      return [say('new')];
    case 'removed':
      return [say('removed')];
    case 'missing':
      return [say('not in the table; stays (--remove-missing removes it)')];
  }
}

function shown(text: string): string {
  return text === '' ? say('nothing') : cut(text.replaceAll(/\s*\n\s*/g, ' ⏎ '), WIDEST);
}
