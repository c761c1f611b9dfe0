/** Completion and explanations: what the server knows of a place, from the schemas that also check it. */
import type {
  Completion,
  CompletionContext,
  CompletionResult,
  CompletionSource,
} from '@codemirror/autocomplete';
import type { EditorState, Extension } from '@codemirror/state';
import { hoverTooltip } from '@codemirror/view';
import type { OfferedWord } from '../../protocol/text.ts';
import type { TextModel } from './model.ts';
import { placeInYaml, type YamlPlace } from '../../protocol/yaml-place.ts';

/** What a name may be made of, in all languages of a game's files. */
const NAME = /[\p{L}\p{N}_./$:-]/u;

/** The name around a place. */
export function wordAt(
  state: EditorState,
  at: number,
): { readonly text: string; readonly from: number; readonly to: number } | null {
  const { from, text } = state.doc.lineAt(at);
  let [start, end] = [at - from, at - from];
  while (start > 0 && NAME.test(text[start - 1] ?? '')) start -= 1;
  while (end < text.length && NAME.test(text[end] ?? '')) end += 1;
  while (end > start && text[end - 1] === ':') end -= 1;
  return end === start
    ? null
    : { text: text.slice(start, end), from: from + start, to: from + end };
}

function yamlPlace({ doc }: EditorState, at: number): YamlPlace | null {
  const line = doc.lineAt(at);
  const lines = { count: doc.lines, line: (number: number) => doc.line(number).text };
  return placeInYaml(lines, line.number, at - line.from);
}

export function offers(model: TextModel): CompletionSource {
  return (context) => {
    const file = model.file.value ?? '';
    if (file.endsWith('.css')) return inStyle(context, model);
    if (file.endsWith('.hbs')) return inTemplate(context, model);
    return /\.ya?ml$/.test(file) ? inYaml(context, model) : null;
  };
}

async function inYaml(
  context: CompletionContext,
  model: TextModel,
): Promise<CompletionResult | null> {
  const word = context.matchBefore(/[\p{L}\p{N}_-]*/u);
  if (word === null || (word.from === word.to && !context.explicit)) return null;
  const place = yamlPlace(context.state, context.pos);
  const offered = place === null ? null : await model.offered(place.steps);
  if (place === null || offered === null) return null;
  const taken = place.steps.at(-1)?.beside ?? {};
  const isFollowed = /^\s*:/.test(context.state.sliceDoc(context.pos, context.pos + 8));
  const keys = offered.keys
    .filter((one) => !Object.hasOwn(taken, one.word))
    .map((one) => option(one, 'property', isFollowed ? one.word : `${one.word}: `));
  const values = offered.values.map((one) => option(one, 'constant'));
  const options = { key: keys, value: values, item: [...values, ...keys] }[place.part];
  return { from: word.from, options, validFor: /^[\p{L}\p{N}_-]*$/u };
}

async function inTemplate(
  context: CompletionContext,
  model: TextModel,
): Promise<CompletionResult | null> {
  const before = context.state.sliceDoc(Math.max(0, context.pos - 400), context.pos);
  if (before.lastIndexOf('{{') <= before.lastIndexOf('}}')) return null;
  const word = context.matchBefore(/[\w.]*/);
  if (word === null || (word.from === word.to && !context.explicit)) return null;
  const offered = await model.offered(null);
  const options = offered.values.map((one) => option(one, 'variable'));
  return { from: word.from, options, validFor: /^[\w.]*$/ };
}

async function inStyle(
  context: CompletionContext,
  model: TextModel,
): Promise<CompletionResult | null> {
  const word = context.matchBefore(/[\w-]*/);
  if (word === null || (word.from === word.to && !context.explicit)) return null;
  const offered = await model.offered(null);
  const line = context.state.doc.lineAt(context.pos);
  const before = line.text.slice(0, word.from - line.from);
  const isProperty = /(?:^|[;{])\s*$/.test(before);
  const own = offered.values.map((one) => option(one, 'variable'));
  const known = offered.keys.map((one) => option(one, 'property', `${one.word}: `));
  const options = isProperty ? [...known, ...own] : own;
  return { from: word.from, options, validFor: /^[\w-]*$/ };
}

function option({ word, about }: OfferedWord, type: string, apply = word): Completion {
  return { label: word, type, apply, ...(about === '' ? {} : { info: about }) };
}

/** What the mouse rests on, in the words of its schema. */
export function explained(model: TextModel): Extension {
  return hoverTooltip(async ({ state }, at) => {
    const word = wordAt(state, at);
    if (word === null) return null;
    const about = await aboutWord(model, state, word);
    if (about === '') return null;
    return {
      pos: word.from,
      end: word.to,
      create: () => {
        const dom = document.createElement('div');
        dom.className = 'explained';
        dom.textContent = about;
        return { dom };
      },
    };
  });
}

async function aboutWord(
  model: TextModel,
  state: EditorState,
  { text, from }: { readonly text: string; readonly from: number },
): Promise<string> {
  const file = model.file.value ?? '';
  if (!/\.ya?ml$/.test(file)) {
    const offered = await model.offered(null);
    return offered.values.find(({ word }) => word === text)?.about ?? '';
  }
  const place = yamlPlace(state, from);
  if (place === null) return '';
  const isKey =
    place.part !== 'value' &&
    /^\s*:/.test(state.sliceDoc(from + text.length, from + text.length + 2));
  if (isKey) {
    const offered = await model.offered([...place.steps, { step: text, beside: {} }]);
    return offered.about ?? '';
  }
  const offered = await model.offered(place.steps);
  const own = offered.values.find(({ word }) => word === text)?.about ?? '';
  return [own, offered.about ?? ''].filter(Boolean).join('\n\n');
}
