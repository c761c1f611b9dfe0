/** A file of components, in whatever form it is written, with changes of its components. */
import type { CheckedFile } from '../../link/game-files.ts';
import { isYaml } from '../../link/modelines.ts';
import { WORKBOOK } from '../../load/tables/table.ts';
import { changeCsv, type TableForm } from './change-csv.ts';
import { changeYaml, type FileChanges, type NotChanged } from './change-yaml.ts';

/** The new text, or why there is none. */
export function changeFile(
  file: CheckedFile,
  changes: FileChanges,
  form: TableForm,
): { readonly text: string } | NotChanged | 'workbook' {
  if (WORKBOOK.test(file.path)) return 'workbook';
  if (file.table !== undefined) return changeCsv(file, changes, form);
  return isYaml(file) ? changeYaml(file, changes, form.schema) : 'layout';
}
