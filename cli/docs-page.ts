import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { language } from '../diagnostics/index.ts';
import { packageRoot } from '../kernel/index.ts';

/** A page of docs/ in the language of the tool; the English one where it is not translated. */
export function docsPage(page: string): string {
  const docs = join(packageRoot(), 'docs');
  const translated = join(docs, language(), `${page}.md`);
  return existsSync(translated) ? translated : join(docs, `${page}.md`);
}
