import { findModeline } from '../link/modelines.ts';

/** The text with the line by which editors find its schema: replaced where there is one, else put first. */
export function setModeline(text: string, schema: string): string {
  const line = `# yaml-language-server: $schema=${schema}`;
  const found = findModeline(text);
  if (found !== null) return text.slice(0, found.start) + line + text.slice(found.end);
  const [mark = ''] = /^\uFEFF?/.exec(text) ?? [];
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  return mark + line + newline + text.slice(mark.length);
}
