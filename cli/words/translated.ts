/** Texts of the command line in another language, by the English ones. */

/** Names of the parameters in a text: `name` of `There is no deck "{name}".` */
export type ParametersOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParametersOf<Rest>
  : never;

/** The same text where it has exactly the parameters of `English`. */
type Checked<English extends string, Text extends string> = [
  ParametersOf<English>,
  ParametersOf<Text>,
] extends [ParametersOf<Text>, ParametersOf<English>]
  ? Text
  : never;

/** The table as it is; a text with other parameters than its English does not compile. */
export function translated<const Table extends Readonly<Record<string, string>>>(
  table: Table & { readonly [English in keyof Table & string]: Checked<English, Table[English]> },
): Table {
  return table;
}
