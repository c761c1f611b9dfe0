/** balance.yaml leaves room between least and most, expects of each pairing one thing only, and moves figures that there are. */
import { fault, type Fault, noteWords, type Path } from '../../diagnostics/index.ts';
import { isMapping } from '../../kernel/index.ts';
import { fieldPath } from '../compile/field-path.ts';
import { filesOf, type CheckedFile, type GameFiles, type LinkCheck } from './game-files.ts';

export const balance: LinkCheck = (game) =>
  filesOf(game, 'balance').flatMap((file) => [
    ...noShares(file),
    ...expectedTwice(file),
    ...immovable(file, game),
    ...unplayable(file, game),
  ]);

type Entry = Readonly<Record<string, unknown>>;

interface Placed {
  readonly entry: Entry;
  readonly path: Path;
}

/** Every entry that may state a share. */
function entriesIn({ data }: CheckedFile): Placed[] {
  const { pairings, mirrors } = isMapping(data) ? data : {};
  return [
    { entry: pairings, path: ['pairings'] },
    { entry: mirrors, path: ['mirrors'] },
    ...exceptionsIn(data),
    ...trianglesIn(data),
    ...placed(isMapping(data) ? data['tables'] : [], ['tables']),
  ].filter((one): one is Placed => isMapping(one.entry));
}

function exceptionsIn(data: unknown): Placed[] {
  const pairings = isMapping(data) && isMapping(data['pairings']) ? data['pairings'] : {};
  return placed(pairings['except'], ['pairings', 'except']);
}

function trianglesIn(data: unknown): Placed[] {
  return placed(isMapping(data) ? data['triangles'] : [], ['triangles']);
}

function placed(list: unknown, path: Path): Placed[] {
  return (Array.isArray(list) ? list : []).map((entry: unknown, index) => {
    return { entry: isMapping(entry) ? entry : {}, path: [...path, index] };
  });
}

function noShares(file: CheckedFile): Fault[] {
  return entriesIn(file).flatMap(({ entry: { share }, path }) => {
    const [least, most]: readonly unknown[] = Array.isArray(share) ? share : [];
    if (typeof least !== 'number' || typeof most !== 'number' || least < most) return [];
    return [fault('CW1801', { file: file.path, path: [...path, 'share'] }, { least, most })];
  });
}

interface Pairing {
  readonly deck: string;
  readonly against: string;
  /** Of which it is expected; null: of all. */
  readonly bots: readonly unknown[] | null;
  readonly path: Path;
}

function expectedTwice(file: CheckedFile): Fault[] {
  const pairings = pairingsIn(file);
  return pairings.flatMap((pairing, at) => {
    const { deck, against, path } = pairing;
    const place = { file: file.path, path };
    if (deck === against) return [fault('CW1802', place, { deck, against })];
    const before = pairings.slice(0, at).find((one) => isSame(one, pairing));
    if (before === undefined) return [];
    const message = noteWords().itIsHereAlready();
    const related = [{ message, file: file.path, path: before.path }];
    return [fault('CW1802', { ...place, related }, { deck, against })];
  });
}

/** The same two decks, in the hands of the same bots. */
function isSame(one: Pairing, other: Pairing): boolean {
  if (decksOf(one) !== decksOf(other)) return false;
  if (one.bots === null || other.bots === null) return true;
  const { bots } = one;
  return other.bots.some((bot) => bots.includes(bot));
}

function decksOf({ deck, against }: Pairing): string {
  return [deck, against].toSorted().join(' ');
}

function pairingsIn({ data }: CheckedFile): Pairing[] {
  return [
    ...exceptionsIn(data).flatMap(({ entry: { deck, against, bots }, path }) =>
      pairing(deck, against, [...path, 'against'], bots),
    ),
    ...trianglesIn(data).flatMap(({ entry: { decks }, path }) => {
      const list: readonly unknown[] = Array.isArray(decks) ? decks : [];
      return list.flatMap((deck, at) =>
        pairing(deck, list[(at + 1) % list.length], [...path, 'decks', at]),
      );
    }),
  ];
}

function pairing(deck: unknown, against: unknown, path: Path, written?: unknown): Pairing[] {
  if (typeof deck !== 'string' || typeof against !== 'string') return [];
  return [{ deck, against, bots: Array.isArray(written) ? written : null, path }];
}

/** Games of more or fewer players than the game has. All but `tables` speaks of games of two. */
function unplayable(file: CheckedFile, { manifest: { players } }: GameFiles): Fault[] {
  const { data } = file;
  if (players === undefined || !isMapping(data)) return [];
  const ofTwo = OF_TWO.filter((key) => Object.hasOwn(data, key));
  const expected = [
    ...ofTwo.map((key) => ({ count: 2, path: [key], part: 'key' as const })),
    ...placed(data['tables'], ['tables']).map(({ entry, path }) => ({
      count: entry['players'],
      path: [...path, 'players'],
    })),
  ];
  return expected.flatMap(({ count, ...place }) =>
    typeof count !== 'number' || players.includes(count)
      ? []
      : [fault('CW1804', { file: file.path, ...place }, { players: count, known: players })],
  );
}

/** What balance.yaml says of games of two. */
const OF_TWO = ['pairings', 'mirrors', 'triangles', 'length'] as const;

/** Figures that are none, and ranges without the figure. Components that are not there have a fault already. */
function immovable(file: CheckedFile, { names }: GameFiles): Fault[] {
  const suggest = isMapping(file.data) ? file.data['suggest'] : undefined;
  const figures = isMapping(suggest) ? suggest['figures'] : [];
  return placed(figures, ['suggest', 'figures']).flatMap(({ entry, path }) => {
    const { cards, field, range } = entry;
    if (!Array.isArray(cards) || typeof field !== 'string' || !Array.isArray(range)) return [];
    const [least, most]: readonly unknown[] = range;
    if (typeof least !== 'number' || typeof most !== 'number') return [];
    return cards.flatMap((card: unknown, at): Fault[] => {
      const named = typeof card === 'string' ? names.get(card) : undefined;
      if (named === undefined || typeof card !== 'string') return [];
      const found = valueAt(named.item.value, fieldPath(field));
      const value = Number.isInteger(found) ? Number(found) : null;
      if (value !== null && least <= value && value <= most && least < most) return [];
      const where = value === null ? ['cards', at] : ['range'];
      const place = { file: file.path, path: [...path, ...where] };
      return [fault('CW1803', place, { card, field, value, least, most })];
    });
  });
}

function valueAt(value: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (at, step) => (typeof at === 'object' && at !== null ? (at as Entry)[step] : undefined),
    value,
  );
}
