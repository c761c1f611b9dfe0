/** A checked game as a page plays it. */
import {
  type CheckedGame,
  compileCards,
  compileGame,
  isSound,
  type CheckResult,
  usualLocale,
} from '../../generator/index.ts';
import { botNames, type CompiledGame } from '../../engine/index.ts';
import { inLocale } from '../../kernel/index.ts';
import { BASE_STYLE, gameAddress, PreviewedGame, tableOf } from '../../print/index.ts';
import type { OfferedOption, OfferedPart, PlayedGame, TableLooks } from '../protocol/play.ts';
import { tableWords } from './table-words.ts';

/** What there is to choose before a game begins. */
export type OfferedGame = Omit<PlayedGame, 'looks'>;

/** Null for a game with errors. */
export function playedGame(result: CheckResult, wanted: string | null): PlayedGame | null {
  const offered = offeredGame(result, wanted);
  if (offered === null || !isSound(result)) return null;
  return { ...offered, looks: looksOf(result, offered.locale) };
}

/** Null for a game with errors. Draws nothing. */
export function offeredGame(result: CheckResult, wanted: string | null): OfferedGame | null {
  if (!isSound(result)) return null;
  const { manifest, game, linked } = result;
  const locales = manifest.locales;
  const locale = wanted !== null && locales.includes(wanted) ? wanted : usualLocale(locales);
  const compiled = compileGame(game, linked);
  const withFixtures = compileGame(game, linked, compileCards(game, { fixtures: true }));
  const {
    decks = compiled.decks.map(({ id }) => id),
    parts: written = {},
    words = {},
  } = manifest.play ?? {};
  const parts = Object.fromEntries(
    Object.entries(written).map(([name, ids]) => [name, [ids].flat()]),
  );
  const names = tableWords(result);
  const nameOf = (id: string): string => inLocale(names.names[id] ?? id, locale);
  return {
    title: inLocale(manifest.title, locale),
    locale,
    locales,
    table: { compiled, withFixtures, words: names, locale, samples: decks, parts },
    positionKeys: result.schemas.positionKeys,
    players: compiled.players,
    usualPlayers: Number(compiled.options['players']?.default ?? compiled.players[0] ?? 2),
    options: optionsOf(result, locale),
    decks: compiled.decks.map(({ id }) => ({ id, name: nameOf(id) })),
    parts: Object.entries(parts).map(([name, [usual = '']]) =>
      offeredPart(name, usual, compiled, {
        nameOf,
        titleOf: (kind) => inLocale(words[name] ?? manifest.kinds[kind]?.title ?? name, locale),
      }),
    ),
    bots: botNames(),
  };
}

function optionsOf({ manifest }: CheckedGame, locale: string): OfferedOption[] {
  return Object.entries(manifest.options ?? {}).flatMap(([name, option]) =>
    name === 'players'
      ? []
      : [
          {
            name,
            title: inLocale(option.title, locale),
            about: inLocale(option.description ?? saidBy(option.schema), locale),
            schema: option.schema,
            usual: option.default,
            byPlayers: option.byPlayers ?? {},
            names: Object.fromEntries(
              Object.entries(option.values ?? {}).map(([value, text]) => [
                value,
                inLocale(text, locale),
              ]),
            ),
          },
        ],
  );
}

function saidBy(schema: unknown): string {
  const { description = '' } = schema as { readonly description?: string };
  return description;
}

/** Others of its sort: components of the same kind, or sample lists. */
function offeredPart(
  name: string,
  usual: string,
  { kinds, decks }: CompiledGame,
  called: Readonly<Record<'nameOf' | 'titleOf', (id: string) => string>>,
): OfferedPart {
  const [kind = '', components] =
    Object.entries(kinds).find(([, all]) => all.some(({ id }) => id === usual)) ?? [];
  const title = called.titleOf(kind);
  const ids = (components ?? decks).map(({ id }) => id);
  return { name, title, usual, offered: ids.map((id) => ({ id, name: called.nameOf(id) })) };
}

function looksOf(result: CheckedGame, locale: string): TableLooks {
  const { sheets, faces, fonts } = new PreviewedGame(result).state(locale);
  return {
    layout: tableOf(result),
    hands: handsOf(result),
    sheets: sheets.map(({ id, title, styles }) => ({ id, title, styles: styles.map(gameAddress) })),
    faces,
    fonts,
    base: BASE_STYLE,
  };
}

function handsOf(result: CheckedGame): readonly string[] {
  const hand = result.manifest.play?.cards?.hand;
  return tableOf(result)?.hands ?? (hand === undefined ? [] : [hand]);
}
