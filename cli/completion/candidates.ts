/** What may come next on a command line, from the declarations of the commands. */
import type { Command, Option } from 'commander';
import { assignments, list } from '../arguments.ts';
import { type CommandEntry, definitionOf } from '../commands/command.ts';
import { commands } from '../commands/index.ts';
import { quietFlag, uiFlag } from '../flags.ts';
import { type Candidate, type Offer, offerFor } from './values.ts';
import { say } from '../say.ts';

/** `words`: what follows the program; the last is the one being typed, and may be empty. */
export async function candidatesFor(words: readonly string[], cwd: string): Promise<Offer> {
  // Bash makes three words of --format=json.
  const typed = words.filter((word, index) => word !== '=' || index === words.length - 1);
  const current = typed.at(-1) === '=' ? '' : (typed.at(-1) ?? '');
  const offer = await offered(typed.slice(0, -1), current, cwd);
  return { ...offer, candidates: offer.candidates.filter(({ word }) => word.startsWith(current)) };
}

async function offered(before: readonly string[], current: string, cwd: string): Promise<Offer> {
  let entries: readonly CommandEntry[] = commands;
  for (let words = before; ;) {
    const { awaited, first, rest } = pastFlags(words);
    if (awaited !== null) return choices(awaited.argChoices ?? [], awaited.description);
    if (first === undefined) return names(entries, current);
    const entry = entries.find(({ name }) => name === first);
    if (entry === undefined) return NOTHING;
    if ('load' in entry) return inCommand(await definitionOf(entry), rest, current, cwd);
    entries = entry.commands;
    words = rest;
  }
}

interface PastFlags {
  /** The flag whose value is typed now. */
  readonly awaited: Option | null;
  /** The name of a command, and what follows it. */
  readonly first: string | undefined;
  readonly rest: readonly string[];
}

/** Global flags may precede the name of a command: `--ui ja check`. */
function pastFlags(words: readonly string[]): PastFlags {
  let from = 0;
  while (words[from]?.startsWith('-') === true) from += words[from] === UI.word ? 2 : 1;
  const awaited = from > words.length ? uiFlag() : null;
  return { awaited, first: words[from], rest: words.slice(from + 1) };
}

const NOTHING: Offer = { paths: 'none', candidates: [] };

const HELP: Candidate = { word: '--help', about: say('print this help') };
const QUIET: Candidate = { word: '--quiet', about: quietFlag().description };
const UI: Candidate = { word: '--ui', about: uiFlag().description };
const VERSION: Candidate = { word: '--version', about: say('print the version') };

function names(entries: readonly CommandEntry[], current: string): Offer {
  const listed = entries.map(({ name, summary }) => ({ word: name, about: summary }));
  const candidates = current.startsWith('-') ? [HELP, QUIET, UI, VERSION] : listed;
  return { paths: 'none', candidates };
}

/** `before`: the words after the name of the command. */
function inCommand(
  command: Command,
  before: readonly string[],
  current: string,
  cwd: string,
): Offer {
  const { awaited, operands, isEnded } = read(command, before);
  const given = { before, operands, cwd };
  if (awaited !== null) return valuesOf(awaited, current, given);
  const assigned = /^(--[\w-]+)=(.*)$/s.exec(current);
  if (assigned !== null && !isEnded) {
    const [, flag = '', value = ''] = assigned;
    const option = optionNamed(command, flag);
    if (option === undefined) return NOTHING;
    const { candidates } = valuesOf(option, value, given);
    const words = candidates.map(({ word, about }) => ({ word: `${flag}=${word}`, about }));
    return { paths: 'none', candidates: words };
  }
  if (current.startsWith('-') && !isEnded) return flags(command);
  const { registeredArguments } = command;
  const argument = registeredArguments[operands.length] ?? registeredArguments.at(-1);
  if (argument === undefined) return NOTHING;
  if (operands.length >= registeredArguments.length && !argument.variadic) return NOTHING;
  if (argument.argChoices !== undefined) return choices(argument.argChoices, argument.description);
  return offerFor(argument.name(), given);
}

interface ReadWords {
  /** The option whose value is typed now. */
  readonly awaited: Option | null;
  readonly operands: readonly string[];
  /** After `--` nothing is an option. */
  readonly isEnded: boolean;
}

function read(command: Command, words: readonly string[]): ReadWords {
  const operands: string[] = [];
  let awaited: Option | null = null;
  let isEnded = false;
  for (const word of words) {
    if (awaited !== null) awaited = null;
    else if (isEnded || !word.startsWith('-')) operands.push(word);
    else if (word === '--') isEnded = true;
    else awaited = takesValue(optionNamed(command, word));
  }
  return { awaited, operands, isEnded };
}

function takesValue(option: Option | undefined): Option | null {
  return option?.required === true ? option : null;
}

function optionNamed(command: Command, flag: string): Option | undefined {
  const known = [...command.options, uiFlag()];
  return known.find(({ long, short }) => flag === long || flag === short);
}

function flags(command: Command): Offer {
  const own = command.options.map(({ long, short, description }) => ({
    word: long ?? short ?? '',
    about: description,
  }));
  return { paths: 'none', candidates: [...own, QUIET, UI, HELP] };
}

interface Given {
  readonly before: readonly string[];
  readonly operands: readonly string[];
  readonly cwd: string;
}

/** Of a list `a,b,c` the last part is completed. */
function valuesOf(option: Option, current: string, given: Given): Offer {
  const { argChoices, description, parseArg } = option;
  const kind = /[<[](.+?)[>\]]/.exec(option.flags)?.[1] ?? '';
  const offer = argChoices === undefined ? offerFor(kind, given) : choices(argChoices, description);
  const isList = parseArg === list || parseArg === assignments;
  const done = isList ? current.slice(0, current.lastIndexOf(',') + 1) : '';
  if (done === '') return offer;
  const words = offer.candidates.map(({ word, about }) => ({ word: `${done}${word}`, about }));
  return { paths: 'none', candidates: words };
}

function choices(values: readonly string[], about: string): Offer {
  return { paths: 'none', candidates: values.map((word) => ({ word, about })) };
}
