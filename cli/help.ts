/** What commander writes of its own in help and about wrong use, in the language of the tool. */
import { type Argument, type HelpConfiguration, type Option } from 'commander';
import { widthOf } from './columns.ts';
import { say, type Plain } from './say.ts';

/** Examples below the help of a command: what is typed, and what it does. */
export function examples(rows: readonly (readonly [typed: string, meaning: Plain])[]): string {
  const widest = Math.max(...rows.map(([typed]) => typed.length));
  const lines = rows.map(([typed, meaning]) => `  ${typed.padEnd(widest)}  ${say(meaning)}`);
  return ['', say('Examples:'), ...lines].join('\n');
}

/** Headings above the lists of a help. */
const titles: Readonly<Record<string, () => string>> = {
  'Usage:': () => say('Usage:'),
  'Arguments:': () => say('Arguments:'),
  'Options:': () => say('Options:'),
  'Global Options:': () => say('Global Options:'),
  'Commands:': () => say('Commands:'),
};

/** Columns as a terminal has them: Japanese characters take two. */
export const spokenHelp: HelpConfiguration = {
  showGlobalOptions: true,
  styleTitle: (title) => titles[title]?.() ?? title,
  displayWidth: widthOf,
  optionDescription: (option) => described(option.description, detailsOf(option)),
  argumentDescription: (argument) => described(argument.description, detailsOf(argument)),
  subcommandDescription: (command) => command.summary() || command.description(),
};

function described(description: string, details: readonly string[]): string {
  return details.length === 0 ? description : `${description} (${details.join(', ')})`;
}

function detailsOf(one: Option | Argument): string[] {
  const { argChoices: choices, defaultValue, defaultValueDescription } = one;
  const isHidden = defaultValue === undefined || (typeof defaultValue === 'boolean' && isFlag(one));
  const shown = defaultValueDescription ?? JSON.stringify(defaultValue);
  return [
    ...(choices === undefined
      ? []
      : [say('choices: {values}', { values: choices.map((one) => `"${one}"`).join(', ') })]),
    ...(isHidden ? [] : [say('default: {value}', { value: shown })]),
  ];
}

function isFlag(one: Option | Argument): boolean {
  return 'isBoolean' in one && !one.isBoolean();
}

/** What commander says of a line that it does not understand: its English, with the parts that vary. */
const refusals: readonly (readonly [RegExp, (found: readonly string[]) => string])[] = [
  [/^unknown option '(.*)'$/, ([option = '']) => say("unknown option '{option}'", { option })],
  [/^unknown command '(.*)'$/, ([name = '']) => say("unknown command '{name}'", { name })],
  [
    /^missing required argument '(.*)'$/,
    ([name = '']) => say("missing required argument '{name}'", { name }),
  ],
  [
    /^option '(.*)' argument missing$/,
    ([option = '']) => say("option '{option}' argument missing", { option }),
  ],
  [
    /^option '(.*)' argument '(.*)' is invalid\. ?(.*)$/s,
    ([option = '', value = '', why = '']) =>
      say("option '{option}' argument '{value}' is invalid. {why}", {
        option,
        value,
        why: choicesOf(why),
      }),
  ],
  [
    /^command-argument value '(.*)' is invalid for argument '(.*)'\. ?(.*)$/s,
    ([value = '', name = '', why = '']) =>
      say("command-argument value '{value}' is invalid for argument '{name}'. {why}", {
        value,
        name,
        why: choicesOf(why),
      }),
  ],
  [
    /^too many arguments.*Expected (\d+) arguments? but got (\d+).*$/s,
    ([expected = '', actual = '']) =>
      say('too many arguments: expected {expected}, got {actual}', { expected, actual }),
  ],
];

function choicesOf(why: string): string {
  const choices = /^Allowed choices are (.*)\.$/.exec(why)?.[1];
  return choices === undefined ? why : say('Allowed choices are {choices}.', { choices });
}

/** An error as commander words it, as the tool says it. */
export function spokenError(text: string): string {
  const [, error = '', meant] =
    /^error: (.*?)(?:\n?\(Did you mean (?:one of )?(.*)\?\))?\n*$/s.exec(text) ?? [];
  if (error === '') return text;
  const [pattern, words] = refusals.find(([known]) => known.test(error.trim())) ?? [];
  const found = pattern?.exec(error.trim())?.slice(1) ?? [];
  const said = say('error: {why}', { why: words?.(found) ?? error.trim() });
  return meant === undefined ? said : `${said}\n(${say('Did you mean {meant}?', { meant })})`;
}
