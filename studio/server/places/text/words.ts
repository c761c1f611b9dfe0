/** What the page of texts says. */
import { Spoken } from '../../../../diagnostics/index.ts';
import { EDITOR_PHRASES, type EditorPhrases } from '../../../protocol/editor-phrases.ts';
import type { TextWords } from '../../../protocol/text.ts';

export const textWords = new Spoken<TextWords>(
  {
    // It speaks English.
    editor: Object.fromEntries(EDITOR_PHRASES.map((one) => [one, one])) as EditorPhrases,
    texts: 'Text',
    files: 'Files',
    filterFiles: 'Find a file',
    saved: 'Saved',
    saving: 'Saving …',
    unsaved: 'Not saved: decide below what counts',
    unwritten: 'Not saved',
    typed: '{file}: typing',
    conflict: 'While you were typing, somebody else changed the same lines of {file}.',
    theirs: 'On the disk',
    mine: 'Yours',
    keepTheirs: 'Keep what is on the disk',
    useMine: 'Write yours over it',
    gone: '{file} is no longer there, or is no text. What you typed is still here to be copied.',
    discard: 'Discard what I typed',
    notText: '{file} is no text file of this game.',
    keys: 'Ctrl+Space: suggestions · F12: to the definition · F8: next error · Ctrl+F: search · Ctrl+Shift+F: search all files · Tab: leave the editor · F6: next part of the page',
    noFile: 'Choose a file.',
    effects: 'What {name} does',
    built: '{id}: words of an effect',
    add: 'Add …',
    addEntry: 'Add to {name}',
    remove: 'Remove {name}',
    sentence: 'On the card ({locale})',
    drawing: 'Drawing',
    square: 'Row {row}, column {column}',
    newSquare: 'New square in row {row}, column {column}',
    larger: 'Makes the drawing larger',
    effectKeys: {
      any: 'any of these',
      limit: 'how often',
      true: 'yes',
      false: 'no',
    },
    openOutside: 'Open in my editor',
    noEditor:
      'No editor is set. Write a line such as "editor: code" into your settings.yaml, or set VISUAL.',
    terminalEditor:
      '"{editor}" needs a terminal. Write a line such as "editor: code" into your settings.yaml.',
    editorFails: '"{editor}" cannot be started.',
    searchAll: 'Search all files',
    matchCase: 'match case',
    replaceWith: 'Replace with',
    replaceAll: 'Replace all',
    hits: 'Found: {count} · files: {files}',
    firstHits: 'The first {shown} are listed.',
    replaced: 'Replace in {file}',
    replacedFiles: 'Replace in {count} files',
    notReplaced: 'Not replaced, because they were changed in the meantime: {files}',
  },
  { ja: async () => (await import('./words.ja.ts')).japanese },
);
