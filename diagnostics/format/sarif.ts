/**
 * Static Analysis Results Interchange Format 2.1.0 (OASIS), which code scanning services read.
 */
import { catalogue, type Code } from '../catalogue/index.ts';
import type { Definition, Diagnostic, Range, Severity } from '../define.ts';
import { wordsOf, wordsOfReport } from '../words.ts';
import { type Formatter, isInside, shownPath } from './common.ts';

const LEVELS: Record<Severity, string> = { error: 'error', warning: 'warning', info: 'note' };

const definitions: Readonly<Record<string, Definition | undefined>> = catalogue;

export const sarif: Formatter = (diagnostics, { root }) => {
  const codes = [...new Set(diagnostics.map(({ code }) => code))].sort();
  const prints = fingerprints(diagnostics, root);
  const results = diagnostics.map((diagnostic, index) => ({
    ruleId: diagnostic.code,
    ruleIndex: codes.indexOf(diagnostic.code),
    level: LEVELS[diagnostic.severity],
    message: { text: sentences(diagnostic) },
    locations: [location(diagnostic, root)],
    ...relatedLocations(diagnostic, root),
    partialFingerprints: { 'cardwright/v1': prints[index] },
    ...ruleProperties(diagnostic),
  }));
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'Cardwright', rules: rules(codes, diagnostics) } },
        columnKind: 'utf16CodeUnits',
        results,
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
};

function rules(codes: readonly string[], diagnostics: readonly Diagnostic[]): unknown[] {
  return codes.map((code) => {
    const example = diagnostics.find((diagnostic) => diagnostic.code === code);
    const definition = definitions[code];
    const known = definition !== undefined;
    return {
      id: code,
      name: example?.name ?? code,
      shortDescription: { text: known ? wordsOf(code as Code).title : (example?.name ?? code) },
      help: { text: wordsOfReport().explains(code) },
      defaultConfiguration: { level: LEVELS[definition?.severity ?? 'error'] },
    };
  });
}

function sentences({ message, hint, cell }: Diagnostic): string {
  const said = cell === undefined ? message : `${wordsOfReport().cell(cell)}: ${message}`;
  return hint === undefined ? said : `${said} ${hint}`;
}

function location(at: { readonly file: string; readonly range: Range | null }, root: string) {
  return {
    physicalLocation: {
      artifactLocation: artifact(at.file, root),
      ...(at.range === null ? {} : { region: region(at.range) }),
    },
  };
}

/** Relative to the root of the sources where it lies inside, absolute otherwise. */
function artifact(file: string, root: string): { uri: string; uriBaseId?: string } {
  const path = shownPath(file, root);
  if (isInside(path)) return { uri: encodePath(path), uriBaseId: '%SRCROOT%' };
  return { uri: `file:///${encodePath(file.replaceAll('\\', '/').replace(/^\/+/u, ''))}` };
}

/** Half a surrogate pair, which a broken file name may hold, has no encoding. */
function encodePath(path: string): string {
  return path
    .replace(/\p{Cs}/gu, '�')
    .split('/')
    .map(encodeURIComponent)
    .join('/');
}

function region({ start, end }: Range) {
  return {
    startLine: start.line,
    startColumn: start.column,
    endLine: end.line,
    endColumn: end.column,
    charOffset: start.offset,
    charLength: end.offset - start.offset,
  };
}

function relatedLocations({ related }: Diagnostic, root: string) {
  if (related.length === 0) return {};
  return {
    relatedLocations: related.map((other, index) => ({
      id: index + 1,
      ...location(other, root),
      message: { text: other.message },
    })),
  };
}

function ruleProperties({ rule }: Diagnostic) {
  if (rule === undefined) return {};
  const clause = rule.clause === undefined ? {} : { clause: rule.clause };
  return { properties: { gameCode: rule.code, ...clause } };
}

/** Hold when lines move: they count what is said of which file, and the how manieth it is. */
function fingerprints(diagnostics: readonly Diagnostic[], root: string): string[] {
  const seen = new Map<string, number>();
  return diagnostics.map(({ code, file, message, rule }) => {
    const text = [code, shownPath(file, root), rule?.code ?? '', message].join('\n');
    const repeat = seen.get(text) ?? 0;
    seen.set(text, repeat + 1);
    return fingerprint(`${text}\n${repeat}`);
  });
}

/** FNV-1a, 64 bits (Fowler, Noll, Vo), over UTF-16 code units; 16 hexadecimal digits. */
function fingerprint(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (let index = 0; index < text.length; index += 1) {
    hash ^= BigInt(text.charCodeAt(index));
    hash = BigInt.asUintN(64, hash * 0x100000001b3n);
  }
  return hash.toString(16).padStart(16, '0');
}
