import { fault, type Fault } from '../../../diagnostics/index.ts';
import { compileFilter, type Fields } from '../../../engine/filter.ts';
import type { Where } from '../../../engine/construction/types.ts';
import { derivedFields } from '../../compile/derived-fields.ts';
import type { Manifest } from '../../manifest.ts';
import { remember } from '../../remember.ts';
import type { Vocabulary } from '../../vocabulary/model.ts';
import type { CheckedFile, Item, LinkCheck } from '../game-files.ts';
import { outermost, usesIn, type Use } from './uses.ts';

/** Words stand only on components that may carry them; of a word and those inside it the outer is to blame. */
export const carriers: LinkCheck = ({ files, manifest, vocabulary }) =>
  vocabulary === null ? [] : files.flatMap((file) => inFile(file, vocabulary, manifest));

const inFile = remember((file: CheckedFile, vocabulary: Vocabulary, manifest: Manifest) => {
  const wrong = usesIn(file, vocabulary).filter(({ word: { carriers: where }, carrier }) => {
    return where !== undefined && !fits(where, fieldsOf(carrier, manifest));
  });
  return outermost(wrong).map(misplaced);
});

function misplaced({ word, path, carrier }: Use): Fault {
  const { name, group, code, clause } = word;
  const { id } = carrier.value;
  const related = [
    { message: 'What may carry it.', file: 'vocabulary.yaml', path: [group, name, 'carriers'] },
  ];
  const made = fault(
    'CW1420',
    { file: carrier.file.path, path, related },
    { word: name, group, id: typeof id === 'string' ? id : undefined },
  );
  if (code === undefined) return made;
  return { ...made, rule: { code, ...(clause === undefined ? {} : { clause }) } };
}

/** What a filter of the vocabulary asks: the fields of a component as written, and those that follow. */
export function fieldsOf({ file, value }: Item, manifest: Manifest): Fields {
  const { role } = file;
  const kind = role.role === 'component' ? role.kind : '';
  const written = { ...value, kind };
  const derived = derivedFields(manifest).get(kind) ?? [];
  return {
    ...written,
    ...Object.fromEntries(derived.map((one) => [one.field, one.fits(written)])),
  };
}

/** Names have no meaning in a vocabulary: there is no deck whose choices they could be. */
export function fits(where: Where, fields: Fields): boolean {
  return compiled(where)(fields);
}

const compiled = remember((where: object) => compileFilter(where as Where, () => undefined));
