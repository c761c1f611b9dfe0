const LINE = /^# yaml-language-server: \$schema=.*$/m;

/** The text with the line by which editors find its schema: replaced where there is one, else put first. */
export function setModeline(text: string, schema: string): string {
  const line = `# yaml-language-server: $schema=${schema}`;
  const [mark = ''] = /^\uFEFF?/.exec(text) ?? [];
  const body = text.slice(mark.length);
  // Only a remark above the data is read by editors.
  const head = /^(?:[ \t]*(?:#.*)?\r?\n)*/.exec(body)?.[0] ?? '';
  if (LINE.test(head)) {
    return (
      mark +
      head.replace(LINE, (old) => line + (old.endsWith('\r') ? '\r' : '')) +
      body.slice(head.length)
    );
  }
  const newline = /\r\n/.test(body) ? '\r\n' : '\n';
  return mark + line + newline + body;
}
