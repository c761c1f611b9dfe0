/** A word that is faulty in vocabulary.yaml is reported there: what is wrong with it on cards follows from that. */
import type { Fault, Path } from '../../../diagnostics/index.ts';
import { isError } from '../certain.ts';
import { filesOf, type CheckedFile, type GameFiles } from '../game-files.ts';
import { EFFECT, missedIn, type MissingWord } from './missing-words.ts';
import { wordsAround } from './words-around.ts';

/** Where in the vocabulary an error is: in which word, and in what of that. */
interface FaultyPart {
  readonly group: string;
  readonly name: string;
  readonly rest: Path;
}

/** `faults` without those that follow from others in vocabulary.yaml. */
export function withoutFaultyWords(faults: readonly Fault[], game: GameFiles): readonly Fault[] {
  const [vocabulary] = filesOf(game, 'vocabulary');
  const errors = faults.filter((one) => one.file === vocabulary?.path && isError(one));
  if (vocabulary === undefined || errors.length === 0) return faults;
  const parts = errors.flatMap(faultyPart);
  const lost = [...errors.flatMap(misspeltGroup), ...errors.flatMap(lostParameters)];
  const missed = missedIn(game, vocabulary);
  const cards = new Map(filesOf(game, 'component').map((file) => [file.path, file]));
  return faults.filter((one) => {
    const card = cards.get(one.file);
    const isDue = card !== undefined && isConsequence(one, card, parts);
    return !isDue && !isLost(missed(one), lost);
  });
}

function faultyPart({ code, path: [group, name, ...rest], params }: Fault): FaultyPart[] {
  if (typeof group !== 'string' || typeof name !== 'string') return [];
  // A key that words do not have was meant for another, which is missing now.
  const meant = code === 'CW1101' && rest.length === 1 ? nearestIn(params) : undefined;
  return [{ group, name, rest: meant === undefined ? rest : [meant] }];
}

/** `opertions:` at the top of the file: all its words are lost. */
function misspeltGroup({ code, path, params }: Fault): Path[] {
  const meant = nearestIn(params);
  return code === 'CW1101' && path.length === 1 && meant !== undefined ? [[meant]] : [];
}

/** `parms:` in a word, or a type that does not exist: the word may have any parameter. */
function lostParameters({ code, path, params }: Fault): Path[] {
  const [group = '', word = '', key, , last] = path;
  const isMisspelt = code === 'CW1101' && path.length === 3 && nearestIn(params) === 'params';
  const isUnread = (key === 'params' && last === 'type') || path.slice(2).join() === 'value,type';
  return isMisspelt || isUnread ? [[group, word, 'params']] : [];
}

function isLost(missed: MissingWord | undefined, lost: readonly Path[]): boolean {
  if (missed === undefined) return false;
  const { list } = missed;
  const isOfAnyWord = list[0] === 'names' || list[0] === EFFECT;
  return lost.some((one) => isOfAnyWord || one.every((step, index) => step === list[index]));
}

function nearestIn(params: unknown): string | undefined {
  return (params as { nearest?: string }).nearest;
}

function isConsequence(fault: Fault, file: CheckedFile, parts: readonly FaultyPart[]): boolean {
  return wordsAround(fault.path, file).some(({ group, name, rest }) =>
    parts.some(
      (part) => part.group === group && part.name === name && isDueTo(fault, rest, part.rest),
    ),
  );
}

/** `rest`: from the word on the card to the fault. Other keys say nothing of what cards have beside the word. */
function isDueTo(fault: Fault, rest: Path, [key, param]: Path): boolean {
  const at = rest.length > 0 ? rest[0] : missingIn(fault);
  if (key === 'optional') return rest.length === 0;
  if (key === 'costs') return at === 'cost';
  if (key === 'params') return param === undefined || at === param;
  return key === undefined || key === 'value' || key === 'choices';
}

/** What is missing is reported at the word that should have it. */
function missingIn({ code, params }: Fault): string | undefined {
  return code === 'CW1418' ? 'until' : (params as { property?: string }).property;
}
