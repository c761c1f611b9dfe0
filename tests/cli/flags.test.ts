/** One flag has one meaning, one short form and one manner of values over all commands. */
import { expect, test } from 'vitest';
import { allCommands } from '../support/all-commands.ts';

const offered = await allCommands();
const options = offered.flatMap(({ name, command }) =>
  command.options.map((option) => ({ name, option })),
);

/** Up to the first mark a description says the meaning, then what is particular to the command. */
function meaning(text: string): string {
  return text.split(/[:;,(]/)[0]?.trim() ?? '';
}

/** Where each variant of something is found: `{ 'form of the result': ['check', 'print'] }`. */
function variants(
  key: (one: (typeof options)[number]) => string | undefined,
  variant: (one: (typeof options)[number]) => string,
): string[] {
  const found = new Map<string, Map<string, string[]>>();
  for (const one of options) {
    const at = key(one);
    if (at === undefined) continue;
    const byVariant = found.get(at) ?? new Map<string, string[]>();
    byVariant.set(variant(one), [...(byVariant.get(variant(one)) ?? []), one.name]);
    found.set(at, byVariant);
  }
  return [...found]
    .filter(([, byVariant]) => byVariant.size > 1)
    .map(([at, byVariant]) => `${at}: ${JSON.stringify(Object.fromEntries(byVariant))}`);
}

test('there are flags that several commands have', () => {
  const names = options.map(({ option }) => option.long);
  expect(names.length - new Set(names).size).toBeGreaterThan(30);
});

test('a flag means the same in every command', () => {
  expect(
    variants(
      ({ option }) => option.long,
      ({ option }) => meaning(option.description),
    ),
  ).toEqual([]);
});

test('a flag has the same short form in every command, and a short form the same flag', () => {
  expect(
    variants(
      ({ option }) => option.long,
      ({ option }) => option.short ?? 'none',
    ),
  ).toEqual([]);
  expect(
    variants(
      ({ option }) => option.short,
      ({ option }) => option.long ?? 'none',
    ),
  ).toEqual([]);
});

test('a flag takes a value in every command or in none', () => {
  expect(
    variants(
      ({ option }) => option.long,
      ({ option }) => (option.required ? 'value' : option.optional ? 'may' : 'none'),
    ),
  ).toEqual([]);
});

test('help shows no raw defaults', () => {
  for (const { name, command } of offered) {
    expect(command.helpInformation(), name).not.toMatch(/default: (?:\[|\{|null|undefined|"")/);
  }
});

test('help lines are in one mood, and end in one way', () => {
  for (const { name, command } of offered.filter((one) => one.arguments !== null)) {
    // The imperative: "Print …", never "Prints …".
    expect(command.description(), name).toMatch(/^[A-Z][a-z]*(?<!s) .*\.$/s);
    expect(command.summary(), name).not.toMatch(/^[A-Z]|\.$/);
  }
});

test('the options of a long help are in groups', () => {
  for (const { name, command } of offered) {
    if (command.options.length < 15) continue;
    expect(
      new Set(command.options.map((option) => option.helpGroupHeading)).size,
      name,
    ).toBeGreaterThan(3);
  }
});
