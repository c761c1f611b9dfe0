/** Flags that several commands have: one name, one short form, one meaning. Up to its first `:`, `;`, `,` or `(` a description says the meaning. */
import { Option } from 'commander';
import { languages } from '../diagnostics/index.ts';
import { assignments, list } from './arguments.ts';
import { say } from './say.ts';

/** Of every command. */
export function quietFlag(): Option {
  return new Option(
    '-q, --quiet',
    say('errors and results only: no progress, warnings, notes or lists of written files'),
  );
}

/** Of every command: the language of the tool itself. */
export function uiFlag(): Option {
  return new Option(
    '--ui <language>',
    say(
      'language of Cardwright itself; default: the ui line of the settings, or the locale of the machine',
    ),
  ).choices([...languages]);
}

export function languageFlag(
  byDefault = say('the first of the game; that of --ui, if that is not en and the game has it'),
): Option {
  return new Option(
    '-l, --lang <locale>',
    say('language of names and texts; default: {byDefault}', { byDefault }),
  );
}

/** For commands that write one file per language. */
export function languagesFlag(): Option {
  return new Option(
    '-l, --lang <locales>',
    say('language of names and texts: en,ja; default: all of the game'),
  ).argParser(list);
}

export function outFolderFlag(byDefault: string): Option {
  return new Option(
    '-o, --out <folder>',
    say('where to write; default: {byDefault}', { byDefault }),
  );
}

export function outFileFlag(): Option {
  return new Option('-o, --out <file>', say('where to write; default: the terminal'));
}

/** `--format`: what a result looks like, never which rules a deck follows. */
export function formatFlag(choices: readonly string[], byDefault: string): Option {
  return new Option('-f, --format <format>', say('form of the result'))
    .choices(choices)
    .default(byDefault);
}

/** For what is to leave the house. */
export function finalFlag(): Option {
  return new Option('--final', say('stop with an error while pictures are missing'));
}

export function optionsFlag(): Option {
  return new Option(
    '--option <name=value>',
    say('options of the game, as agreed on: a=1,b=2'),
  ).argParser(assignments);
}

/** For CI: what must not be is an error. */
export function checkFlag(what: string): Option {
  return new Option('--check', say('report what is not as it should be: {what}', { what }));
}

export function cardsFlag(): Option {
  return new Option('-c, --card <ids>', say('only these cards: a,b')).argParser(list);
}

export function paperFlag(remark = ''): Option {
  return new Option(
    '-p, --paper <papers>',
    say('size of paper: a4, letter, …{remark}', { remark }),
  );
}

export function marginsFlag(): Option {
  return new Option(
    '--margins <mm>',
    say('what the printer cannot reach: one number, or top,right,bottom,left'),
  );
}

export function browserFlag(): Option {
  return new Option(
    '--browser <path>',
    say('the Chrome, Chromium or Edge to draw with; or: package, installed'),
  );
}

/** A state of the game in the past, wherever one is an option. */
export function sinceFlag(what: string): Option {
  return new Option(
    '--since <revision>',
    say('only what changed since a git revision: {what}', { what }),
  );
}

/** Shown in help and offered by completion; what is not among them is refused by the command, with the nearest. */
export function offering(option: Option, values: readonly string[]): Option {
  option.argChoices = [...values];
  return option;
}
