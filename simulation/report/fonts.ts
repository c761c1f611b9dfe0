/** Which texts of a page are set how. The fonts themselves come from whoever has them. */

/** A text as a page sets it. */
interface SetText {
  readonly families: readonly string[];
  readonly weight: number;
  readonly text: string;
}

const TEXT = ['Source Sans 3', 'Zen Kaku Gothic New'] as const;
/** The style sheet writes them behind the headings of columns. */
const ARROWS = '↑↓';
const CODE = ['Source Code Pro'] as const;

/** A finished page with its fonts in it: `rulesOf` says `@font-face` rules that hold them. */
export function withFonts(page: string, rulesOf: (set: SetText) => string): string {
  // Names are escaped: what looks like an element is one.
  const shown = page.replaceAll(/<(style|script|title)\b[^]*?<\/\1>/gu, '');
  const strong = [
    ...shown.matchAll(/<(h1|h2|caption|thead)\b[^]*?<\/\1>|<span class="broken"[^]*?<\/span>/gu),
  ];
  const sets: readonly SetText[] = [
    { families: TEXT, weight: 400, text: textOf(shown) },
    { families: TEXT, weight: 700, text: textOf(strong.map(([one]) => one).join('')) + ARROWS },
    {
      families: CODE,
      weight: 400,
      text: textOf(shown.match(/<code>[^]*?<\/code>/gu)?.join('') ?? ''),
    },
  ];
  const rules = sets.map(rulesOf).filter((one) => one !== '');
  return page.replace('<style>', () => `<style>\n${rules.join('\n')}\n`);
}

function textOf(elements: string): string {
  return elements.replaceAll(/<[^>]*>/gu, '');
}
