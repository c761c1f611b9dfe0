/** What the code editor calls its own parts, as its packages write it; `$` is a number or a name. */
export const EDITOR_PHRASES = [
  'Completions',
  'Control character',
  'Diagnostics',
  'Find',
  'Fold line',
  'Folded lines',
  'Go to line',
  'No diagnostics',
  'Replace',
  'Selection deleted',
  'Unfold line',
  'Unfolded lines',
  'all',
  'by word',
  'close',
  'current match',
  'folded code',
  'go',
  'match case',
  'next',
  'on line',
  'previous',
  'regexp',
  'replace',
  'replace all',
  'replaced $ matches',
  'replaced match on line $',
  'to',
  'unfold',
] as const;

export type EditorPhrase = (typeof EDITOR_PHRASES)[number];

export type EditorPhrases = Readonly<Record<EditorPhrase, string>>;
