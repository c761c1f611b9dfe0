/** What an .ods says in a way that its reader passes over, said in one that it reads. */
import { Archive } from './archive.ts';

const CONTENT = 'content.xml';

/** Around rows that are grouped, or repeated on each page: the reader knows rows in a table only. */
const AROUND_ROWS = /<\/?table:(?:table-row-group|table-header-rows|table-rows)\b[^>]*>/g;

/** Null where it cannot be opened. */
export function prepareOds(bytes: Buffer): Buffer | null {
  const archive = Archive.open(bytes);
  const content = archive?.text(CONTENT);
  if (archive === null || content === undefined) return null;
  return archive.with(new Map([[CONTENT, content.replaceAll(AROUND_ROWS, '')]]));
}
