// Pages of diagnostics in other languages (docs/<language>/diagnostics/): what a translator does not
// write. Examples and front matter are those of the English page, titles those of diagnostics/<language>/.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const ENGLISH = 'docs/diagnostics';
const FRONT_MATTER = /^---\n[^]*?\n---\n/;
const HEADING = /^# .*$/m;
const EXAMPLE = /^(`{3,})[^\n]*\n[^]*?^\1$/gm;

/** Path by path, what the page should be, of what is written. */
export function translatedPages(root) {
  return Object.fromEntries(
    languagesOf(root)
      .flatMap((language) => pagesIn(root, `docs/${language}/diagnostics`))
      .map(([path, english]) => [path, (written) => withExamplesOf(english, written)]),
  );
}

/** The languages that have pages beside the English ones. */
export function languagesOf(root) {
  const docs = join(root, 'docs');
  if (!existsSync(docs)) return [];
  return readdirSync(docs).filter((name) => existsSync(join(docs, name, 'diagnostics')));
}

/** Titles by code, as the words of a language have them. */
export function titlesIn(root, language) {
  const folder = join(root, 'diagnostics', language);
  const families = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  const titles = families.flatMap((family) => [
    ...family.matchAll(/^ {2}(CW\d{4}): \{\n {4}title:\s+(['"])(.*)\2,$/gm),
  ]);
  return new Map(titles.map(([, code, , title]) => [code, title]));
}

function pagesIn(root, folder) {
  return readdirSync(join(root, folder))
    .filter((file) => /^CW\d+\.md$/.test(file) && existsSync(join(root, ENGLISH, file)))
    .map((file) => [`${folder}/${file}`, readFileSync(join(root, ENGLISH, file), 'utf8')]);
}

/** Untouched when the two have not as many examples: then somebody has to look. */
function withExamplesOf(english, translated) {
  const examples = english.match(EXAMPLE) ?? [];
  if (translated.match(EXAMPLE)?.length !== examples.length && examples.length > 0) {
    return translated;
  }
  const next = examples.values();
  return translated
    .replace(FRONT_MATTER, () => FRONT_MATTER.exec(english)?.[0] ?? '')
    .replace(HEADING, () => HEADING.exec(english)?.[0] ?? '')
    .replace(EXAMPLE, () => next.next().value);
}
