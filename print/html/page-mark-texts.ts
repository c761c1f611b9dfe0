/** The texts beside the cards on every page, by language. */
import type { Flip } from '../layout/setup.ts';

export interface PageMarkTexts {
  fronts: string;
  /** With how the paper is turned. */
  backs(flip: Flip): string;
  /** Of a sheet with both sides on one page. */
  fold: string;
  page(number: number, count: number): string;
  /** Which part of a tiled panel: row and column from 1. */
  part(row: number, column: number): string;
  /** Which part of a board that folds: row and column from 1. */
  boardPart(row: number, column: number): string;
  /** Of a page that shows how a board goes together. */
  map: string;
  /** What is done in turn: each step a line of at most 90 letters. */
  boardSteps(board: BoardWords): readonly string[];
  /** How to print; beside a ruler of 50 mm. */
  scale: string;
}

/** What is to be said of a board that is larger than its paper. */
interface BoardWords {
  /** Such as `4 × 164.5 × 227`, in mm. */
  readonly panels: readonly string[];
  /** Thickness, in mm. */
  readonly board: number;
  readonly hasBacks: boolean;
  readonly hasSlits: boolean;
  /** Folds towards who looks, and away. */
  readonly hasValleys: boolean;
  readonly hasMountains: boolean;
}

const english: PageMarkTexts = {
  fronts: 'fronts',
  backs: (flip) => `backs (print on both sides, turned on the ${flip} edge)`,
  fold: 'fold along the broken line, glue, then cut',
  page: (number, count) => `page ${number} of ${count}`,
  part: (row, column) =>
    `row ${row}, column ${column}: the edge of the next part lies on the triangles`,
  boardPart: (row, column) => `row ${row}, column ${column}: the same letters meet`,
  map: 'how the pages go together',
  boardSteps: ({ panels, board, hasBacks, hasSlits, hasValleys, hasMountains }) => [
    `Cut boards of ${board} mm: ${panels.join(', ')} mm. Lay them as in the picture, edge to edge.`,
    'Cut the pages at their marks. Where there are triangles, a tab goes on beyond them: leave it on.',
    'Glue the pages on in the order of their numbers, the same letters against each other:',
    'each page lies on the tab of the one before, its edge on the triangles.',
    ...(hasSlits ? ['The thick line is a slit: nothing is glued across it.'] : []),
    ...(hasValleys ? ['Dashes and dots are folded towards you: the tab is the hinge.'] : []),
    ...(hasMountains
      ? [
          hasBacks
            ? 'Dashes are folded away from you: the hinge is the tab of the back.'
            : 'Dashes are folded away from you: join these edges by tape from behind.',
        ]
      : []),
    ...(hasBacks
      ? ['Each back is on the page after its front; glue it on from behind, its tabs as well.']
      : ['Paper glued on one side alone bends the board: glue plain paper behind each panel.']),
  ],
  scale: 'Print at 100 %: this is 50 mm',
};

const texts: Readonly<Record<string, PageMarkTexts>> = {
  en: english,
  ja: {
    fronts: '表面',
    backs: (flip) => `裏面（両面印刷・${flip === 'short' ? '短辺' : '長辺'}とじ）`,
    fold: '破線で山折りにして貼り合わせてから切る',
    page: (number, count) => `${number} / ${count} ページ`,
    part: (row, column) => `上から${row}・左から${column}：次の紙の端を三角に合わせる`,
    boardPart: (row, column) => `上から${row}・左から${column}：同じ文字どうしを合わせる`,
    map: 'ページのつなぎ方',
    boardSteps: ({ panels, board, hasBacks, hasSlits, hasValleys, hasMountains }) => [
      `厚さ ${board} mm の板を ${panels.join('、')} mm に切り、図のとおりにすき間なく並べる。`,
      '各ページをトンボで切る。三角のあるところは、その先の「のりしろ」を残す。',
      'ページ番号の順に、同じ文字どうしを合わせて貼る。',
      '次のページは、前のページののりしろに重ね、端を三角に合わせる。',
      ...(hasSlits ? ['太い線は切り込み。ここは貼り合わせない。'] : []),
      ...(hasValleys ? ['一点鎖線は谷折り。のりしろがそのままちょうつがいになる。'] : []),
      ...(hasMountains
        ? [
            hasBacks
              ? '破線は山折り。裏面ののりしろがちょうつがいになる。'
              : '破線は山折り。裏からテープでつなぐ。',
          ]
        : []),
      ...(hasBacks
        ? ['裏面は表面の次のページにある。板の裏に、のりしろも含めて貼る。']
        : ['片面だけに紙を貼ると板が反る。裏にも無地の紙を貼る。']),
    ],
    scale: '100 % で印刷：この線が 50 mm',
  },
};

/** English where a language has none of its own. */
export function pageMarkTexts(locale: string): PageMarkTexts {
  return texts[locale] ?? texts[locale.replace(/-.*$/, '')] ?? english;
}
