/** What is wrong with the open file, at its lines, with what fixes it as buttons. */
import { setDiagnostics, type Action, type Diagnostic } from '@codemirror/lint';
import type { Text } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { effect } from '@preact/signals';
import type { TextFault, TextPlace } from '../../protocol/text.ts';
import { filled } from '../words.ts';
import type { TextModel } from './model.ts';

/** Ends when what it returns is called. */
export function showFaults(view: EditorView, model: TextModel): () => void {
  return effect(() => {
    const file = model.file.value;
    const own = model.faults.value.filter((one) => one.file === file);
    // The editor opens the file after the model has it.
    queueMicrotask(() => {
      const { state } = view;
      view.dispatch(
        setDiagnostics(
          state,
          own.map((one) => shown(one, state.doc, model)),
        ),
      );
    });
  });
}

function shown(fault: TextFault, doc: Text, model: TextModel): Diagnostic {
  const { range, severity, code, message, hint } = fault;
  const from = range === null ? 0 : offsetOf(range.start, doc);
  const to = range === null ? doc.line(1).to : Math.max(from, offsetOf(range.end, doc));
  return {
    from,
    to,
    severity,
    source: code,
    message: hint === null ? message : `${message}\n${hint}`,
    actions: actionsOf(fault, model),
  };
}

function actionsOf(fault: TextFault, model: TextModel): Action[] {
  const { words } = model;
  const { fix } = fault;
  if (fix === null) return [];
  if (fix.do === 'repair') {
    return [{ name: words.repair, apply: () => void model.fix(fault) }];
  }
  const { text } = fix;
  return [
    {
      name: filled(words.fix, { text }),
      apply: (view, from, to) => view.dispatch({ changes: { from, to, insert: text } }),
    },
  ];
}

/** What was typed since may have fewer lines. */
function offsetOf({ line, column }: TextPlace, doc: Text): number {
  const { from, to } = doc.line(Math.min(Math.max(1, line), doc.lines));
  return Math.min(to, from + column - 1);
}
