/** The editor: CodeMirror with the languages of a game's files. */
import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, redo, undo } from '@codemirror/commands';
import { css } from '@codemirror/lang-css';
import { html } from '@codemirror/lang-html';
import { yaml } from '@codemirror/lang-yaml';
import {
  bracketMatching,
  foldGutter,
  foldKeymap,
  indentOnInput,
  syntaxHighlighting,
} from '@codemirror/language';
import { lintGutter, lintKeymap } from '@codemirror/lint';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import {
  Annotation,
  Compartment,
  EditorState,
  Transaction,
  type Extension,
} from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
  rectangularSelection,
} from '@codemirror/view';
import { classHighlighter } from '@lezer/highlight';
import { drawingAt } from '../../protocol/drawing.ts';
import type { Lines } from '../../protocol/yaml-place.ts';
import { explained, offers, wordAt } from './assistance.ts';
import { showFaults } from './faults.ts';
import { markdown } from './markdown.ts';
import type { TextModel } from './model.ts';
import { stretchBetween, type Editor, type Stretch } from './stretch.ts';

/** Marks what nobody typed here: it is not to be written back. */
const fromOutside = Annotation.define<boolean>();

/** Shows the file that the model has open, in `parent`. */
export function openEditor(parent: HTMLElement, model: TextModel): Editor & { close(): void } {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const theme = new Compartment();
  const themed = (): Extension => EditorView.theme({}, { dark: dark.matches });
  const view = new EditorView({ parent, extensions: withNonce() });
  view.dom.hidden = true;
  const stopFaults = showFaults(view, model);
  const retheme = (): void => view.dispatch({ effects: theme.reconfigure(themed()) });
  dark.addEventListener('change', retheme);
  return {
    get text() {
      return view.state.doc.toString();
    },
    open(file, text) {
      view.dom.hidden = false;
      const extensions = [extensionsFor(file, model), theme.of(themed())];
      view.setState(EditorState.create({ doc: text, extensions }));
    },
    change({ start, end, inserted }: Stretch) {
      view.dispatch({
        changes: { from: start, to: end, insert: inserted },
        // Undo in the editor takes back what was typed in it.
        annotations: [fromOutside.of(true), Transaction.addToHistory.of(false)],
      });
    },
    replaceLines(first, count, lines) {
      const { doc } = view.state;
      const old = doc.sliceString(doc.line(first).from, doc.line(first + count - 1).to);
      const stretch = stretchBetween(old, lines.join('\n'));
      if (stretch === null) return;
      const { from } = doc.line(first);
      const { start, end, inserted } = stretch;
      view.dispatch({ changes: { from: from + start, to: from + end, insert: inserted } });
    },
    goTo(line) {
      const { doc } = view.state;
      const at = doc.line(Math.min(Math.max(1, line), doc.lines)).from;
      view.dispatch({
        selection: { anchor: at },
        effects: EditorView.scrollIntoView(at, { y: 'center' }),
      });
      if (line > 1) view.focus();
    },
    close() {
      dark.removeEventListener('change', retheme);
      stopFaults();
      view.destroy();
    },
  };
}

/** The policy of the page admits the styles of the editor by it. */
function withNonce(): Extension {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.content ?? '';
  return EditorView.cspNonce.of(nonce);
}

function extensionsFor(file: string, model: TextModel): Extension {
  return [
    withNonce(),
    EditorState.phrases.of(model.words.editor),
    EditorView.contentAttributes.of({ 'aria-label': file, tabindex: '0' }),
    EditorView.lineWrapping,
    lineNumbers(),
    foldGutter(),
    lintGutter(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    highlightSpecialChars(),
    history(),
    drawSelection(),
    rectangularSelection(),
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    search({ top: true }),
    highlightSelectionMatches(),
    autocompletion({ override: [offers(model)] }),
    explained(model),
    syntaxHighlighting(classHighlighter),
    languageOf(file),
    // Tab is not bound: it leaves the editor, as everywhere. Ctrl+] and Ctrl+[ indent.
    keymap.of([
      { key: 'F12', run: (view) => define(view, model) },
      { key: 'Mod-s', run: () => (void model.save(), true) },
      { key: 'Mod-z', run: (view) => undo(view) || (void model.turn('undo'), true) },
      { key: 'Mod-y', run: (view) => redo(view) || (void model.turn('redo'), true) },
      ...closeBracketsKeymap,
      ...completionKeymap,
      ...searchKeymap,
      ...lintKeymap,
      ...foldKeymap,
      ...historyKeymap,
      ...defaultKeymap,
    ]),
    EditorView.domEventHandlers({
      mousedown(event, view) {
        if (!(event.ctrlKey || event.metaKey)) return false;
        const at = view.posAtCoords(event);
        if (at === null) return false;
        view.dispatch({ selection: { anchor: at } });
        return define(view, model);
      },
    }),
    EditorView.updateListener.of(({ docChanged, selectionSet, state, transactions }) => {
      if (docChanged || selectionSet) {
        const { number } = state.doc.lineAt(state.selection.main.head);
        model.moved(number, drawingAt(linesOf(state), number));
      }
      const isOutside = transactions.some((one) => one.annotation(fromOutside) === true);
      if (docChanged && !isOutside) model.typed();
    }),
  ];
}

function linesOf({ doc }: EditorState): Lines {
  return { count: doc.lines, line: (number) => doc.line(number).text };
}

function define(view: EditorView, model: TextModel): boolean {
  const word = wordAt(view.state, view.state.selection.main.head);
  if (word !== null) void model.define(word.text);
  return word !== null;
}

function languageOf(file: string): Extension {
  if (/\.(?:ya?ml|json)$/.test(file)) return yaml();
  if (file.endsWith('.css')) return css();
  if (file.endsWith('.md')) return markdown;
  return file.endsWith('.hbs') ? html() : [];
}
