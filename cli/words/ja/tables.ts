/** カードの表の書き出しと取り込み（table）。 */
import { translated } from '../translated.ts';

export const tables = translated({
  'edit components in a spreadsheet': 'コンポーネントを表計算ソフトで編集',
  'Write components as tables for spreadsheets, and read them back.':
    'コンポーネントを表計算ソフト用の表に書き出し、編集した表を取り込みます。',
  'write all components of a kind as a table': '一つの種類のコンポーネントをすべて表に書き出す',
  'write the changes of a table back into the files of the game':
    '表での変更をゲームのファイルに書き戻す',
  'Write all components of a kind as a table, to be edited in a spreadsheet and read back by "cardwright table import".':
    '一つの種類のコンポーネントをすべて表に書き出します。表計算ソフトで編集し、「cardwright table import」で取り込めます。',
  'kind of component: unit, or units': 'コンポーネントの種類：unit、またはunits',
  'form to write: a file, such as units.xlsx, or only its extension: xlsx, ods, csv, tsv':
    '書き出す形式：units.xlsxのようなファイル名、または拡張子（xlsx、ods、csv、tsv）',
  'replace an existing table': '既存の表を上書きする',
  'Name another file with --to.': '--toで別のファイルを指定してください。',
  ': 1 row': '：1行',
  ': {count} rows': '：{count}行',
  'An .ods has no lists to choose from, notes or column widths; an .xlsx has them.':
    '.odsには選択肢、メモ、列幅が付きません。.xlsxには付きます。',
  'A table is a file that ends with {endings}.': '表の拡張子は{endings}のいずれかです。',
  '{file} would be a file of the game itself.': '{file}はゲーム自体のファイルになってしまいます。',
  '{file} is there already.': '{file}はすでにあります。',
  'Read it back with "cardwright table import {file}", name another with --to, or add --replace.':
    '「cardwright table import {file}」で取り込むか、--toで別の名前を指定するか、--replaceを付けてください。',
  'Its kinds: {kinds}.': '種類：{kinds}',
  'These files have errors: {files}.': '次のファイルにエラーがあります：{files}',
  'Fix them first, so that nothing is lost; "cardwright check" says how.':
    '内容が失われないよう、先に直してください。直し方は「cardwright check」で分かります。',
  'Write the changes of a table into the files of the game: values in place, with comments, order and layout kept; new rows as new components. Shows every change; writes nothing if the game would have new errors.':
    '表での変更をゲームのファイルに書き戻します。コメント、順序、レイアウトはそのままに値だけを書き換え、新しい行は新しいコンポーネントになります。変更はすべて表示します。新しいエラーが生じるときは何も書き込みません。',
  'table: CSV, TSV, XLSX or ODS, with the headers of "table export"':
    '表：CSV、TSV、XLSX、ODS。見出しは「table export」のもの',
  'the one that the file is in, or of the current folder':
    'ファイルのあるゲーム、または現在のフォルダーのゲーム',
  'show the changes, write nothing': '変更を表示するだけで、何も書き込まない',
  'kind of component in the table; default: from the name of the file':
    '表にあるコンポーネントの種類；既定：ファイル名から判断',
  'remove components that have no row; without it they stay':
    '行のないコンポーネントを削除する；指定しなければ残る',
  'write even if the game would have new errors': '新しいエラーが生じても書き込む',
  'The game has no kind "{name}".': 'ゲームに「{name}」という種類はありません。',
  'The name of the file does not say which kind of component is in it.':
    'ファイル名からコンポーネントの種類が分かりません。',
  'Add --as {kinds}': '指定してください：--as {kinds}',
  '{file} has no column "id", which says of each row which component it is.':
    '{file}に「id」の列がありません。どの行がどのコンポーネントなのかは、この列で決まります。',
  'Add it, or begin with the table of "cardwright table export {kind}".':
    '列を加えるか、「cardwright table export {kind}」の表から始めてください。',
  'Write "id" in place of "{header}".': '「{header}」を「id」に書き換えてください。',
  'Nothing was written.': '何も書き込みませんでした。',
  'Nothing was written: the game would have these errors. --force writes nevertheless.':
    '何も書き込みませんでした。取り込むと、ゲームに上のエラーが生じます。それでも書き込むには--forceを付けてください。',
  'Nothing was written (--dry-run). Components that would change: {count}':
    '何も書き込みませんでした（--dry-run）。変わるコンポーネント：{count}',
  'Components changed: {count}': '変更したコンポーネント：{count}',
  'The table changes nothing.': '表に変更はありません。',
  new: '新規',
  removed: '削除',
  nothing: 'なし',
  'not in the table; stays (--remove-missing removes it)':
    '表にない。残ります（--remove-missingで削除）',
});
