import { join } from 'node:path';
import { filled } from '../../../protocol/filled.ts';
import { isRecord, isText } from '../../../protocol/read.ts';
import {
  isOffset,
  readPlace,
  readReplacement,
  readTextEdit,
  type Offered,
  type TextAnswer,
} from '../../../protocol/text.ts';
import { readEffectStep } from '../../../protocol/effects.ts';
import type { Desk } from '../../desk.ts';
import { refusedEdit } from '../../refusals.ts';
import { hashOf } from '../../text-change.ts';
import type { Asked, Place, Reply } from '../place.ts';
import { effectChange, effectsAt, isAsSeen } from './effects.ts';
import { textFaults } from './faults.ts';
import { shownText, textFiles, textIn } from './files.ts';
import { openOutside, preferredEditor } from './open-outside.ts';
import { seenText, withStretch } from './lines.ts';
import { replaceInTexts, searchTexts } from './search.ts';
import { definitionOf, offeredInStyle, offeredInTemplate, offeredInYaml } from './names.ts';
import { textWords } from './words.ts';

/** The text files of the game in an editor. */
export const text: Place = {
  address: '/text',
  program: 'text',
  words: textWords,
  name: () => textWords.words.texts,
  answers: {
    'GET text-files': ({ folder }) => ({ json: { files: textFiles(folder) } }),
    'GET text': ({ folder }, { query }) => found(shownText(folder, query.get('file') ?? '')),
    'GET text-faults': ({ result }) => ({ json: textFaults(result) }),
    'GET text-words': offered,
    'GET text-definition': ({ result }, { query }) =>
      found(result.game === null ? null : definitionOf(result, query.get('word') ?? '')),
    'GET text-search': ({ folder }, { query }) => {
      const words = query.get('words') ?? '';
      return { json: searchTexts(folder, { words, isExact: query.get('exact') === 'yes' }) };
    },
    'POST text-replace': (desk, { body }) => {
      const asked = readReplacement(body);
      if (asked === null) return 400;
      return { json: { refused: replaceInTexts(desk, asked, asked) } };
    },
    'GET effects': effects,
    'POST effect': build,
    'POST open-outside': open,
    'POST text': write,
  },
};

function found(answer: object | null): Reply {
  return answer === null ? 404 : { json: answer };
}

/** Of files that no schema describes. */
const NOTHING: Offered = { about: '', keys: [], values: [] };

function offered({ result, folder }: Desk, { query }: Asked): Reply {
  const file = query.get('file') ?? '';
  if (file.endsWith('.css')) return { json: offeredInStyle(folder) };
  if (result.game === null) return { json: NOTHING };
  if (file.endsWith('.hbs')) return { json: offeredInTemplate(result, file) };
  const place = readPlace(query.get('at') ?? '');
  if (place === null) return 400;
  return { json: offeredInYaml(result, file, place) ?? NOTHING };
}

function effects({ result }: Desk, { query }: Asked): Reply {
  const [file, line] = [query.get('file') ?? '', Number(query.get('line') ?? 1)];
  return { json: { effects: result.game === null ? null : effectsAt(result, file, line) } };
}

function build(desk: Desk, { body }: Asked): Reply {
  const step = readEffectStep(body);
  if (step === null) return 400;
  const checked = desk.workshop.check();
  if (checked.game === null) return 400;
  if (!isAsSeen(checked, step)) {
    return { json: desk.refused([refusedEdit(step.id, [], { why: 'conflict', now: undefined })]) };
  }
  const change = effectChange(checked, step);
  if (change === null) return 400;
  const label = filled(textWords.words.built, { id: step.id });
  return { json: desk.settle(desk.workshop.edit(label, [change])) };
}

async function open({ folder }: Desk, { body }: Asked): Promise<Reply> {
  const { file, line } = isRecord(body) ? body : {};
  if (!isText(file) || textIn(folder, file) === null) return 400;
  const place = { path: join(folder, file), line: isOffset(line) ? Math.max(1, line) : 1 };
  const opened = await openOutside(preferredEditor(), place);
  if (!('why' in opened)) return { json: opened };
  const { noEditor, terminalEditor, editorFails } = textWords.words;
  const words = { none: noEditor, terminal: terminalEditor, fails: editorFails }[opened.why];
  return { json: { message: filled(words, { editor: opened.editor }) } };
}

function write(desk: Desk, { body }: Asked): Reply {
  const edit = readTextEdit(body);
  if (edit === null) return 400;
  const before = textIn(desk.folder, edit.file);
  if (before === null || hashOf(before) !== edit.base) return answer(desk, edit.file, false);
  const next = withStretch(before, edit);
  const step = filled(textWords.words.typed, { file: edit.file });
  const texts = new Map([[edit.file, next]]);
  const outcome = desk.workshop.write(step, texts, new Map([[edit.file, before]]));
  desk.settle(outcome);
  return answer(desk, edit.file, outcome.done);
}

function answer(desk: Desk, file: string, isWritten: boolean): Reply {
  const now = textIn(desk.folder, file);
  const shown: TextAnswer = {
    isWritten,
    hash: now === null ? null : hashOf(now),
    text: now === null || isWritten ? null : seenText(now),
    state: desk.state,
  };
  return { json: shown };
}
