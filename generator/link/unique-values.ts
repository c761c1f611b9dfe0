import { fault, type Fault } from '../../diagnostics/index.ts';
import { remember } from '../remember.ts';
import { pathIn, type Mention } from '../validate/validator.ts';
import { isMapping, type CheckedFile, type LinkCheck } from './game-files.ts';
import { withRule } from './references.ts';

/** Values that the schema of a kind marks with `x-unique` stand on one component only. */
export const uniqueValues: LinkCheck = ({ files }) => repeatedValues(files);

/** The first in the order of files keeps the value; every other that has it too is a fault. */
export function repeatedValues(files: readonly CheckedFile[]): Fault[] {
  const first = new Map<string, Marked>();
  const faults: Fault[] = [];
  for (const marked of files.flatMap(markedIn)) {
    const keys = marked.values.map((value) => `${marked.field}\n${value}`);
    const taken = keys.findIndex((key) => first.has(key));
    if (taken === -1) for (const key of keys) first.set(key, marked);
    else faults.push(repeated(marked, marked.values[taken]!, first.get(keys[taken]!)!));
  }
  return faults;
}

interface Marked {
  readonly file: CheckedFile;
  readonly mention: Mention;
  readonly kind: string;
  /** Kind and place in the component: `card/name`. */
  readonly field: string;
  /** Of a text, what it is in any language. */
  readonly values: readonly string[];
}

const markedIn = remember((file: CheckedFile): readonly Marked[] => {
  if (file.role.role !== 'component') return [];
  const { kind } = file.role;
  return file.mentions['x-unique'].map((mention) => {
    const inComponent = Array.isArray(file.data)
      ? mention.pointer.replace(/^\/\d+/, '')
      : mention.pointer;
    const { value } = mention;
    const values = new Set((isMapping(value) ? Object.values(value) : [value]).map(String));
    return { file, mention, kind, field: `${kind}${inComponent}`, values: [...values] };
  });
});

function repeated({ file, mention, kind }: Marked, value: string, before: Marked): Fault {
  const path = pathIn(file.data, mention.pointer);
  const related = {
    message: `"${value}" stands here already.`,
    file: before.file.path,
    path: pathIn(before.file.data, before.mention.pointer),
  };
  const place = { file: file.path, path, related: [related] };
  const made = fault('CW1221', place, { kind, property: String(path.at(-1)), value });
  return withRule(made, mention, 'repeated-value');
}
