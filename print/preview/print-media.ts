/** Styles as a printer sees them, on a screen. */
import { CssSyntaxError, parse, type AtRule } from 'postcss';

/** Rules for print hold, rules for screens do not. What is no CSS stays as it is. */
export function printMedia(css: string): string {
  if (!/@(media|import)/i.test(css)) return css;
  try {
    const root = parse(css);
    root.walkAtRules(/^media$/i, (rule) => {
      rule.params = rule.params.split(',').map(printQuery).join(',');
    });
    root.walkAtRules(/^import$/i, printImport);
    return root.toString();
  } catch (error) {
    if (error instanceof CssSyntaxError) return css;
    throw error;
  }
}

/** `@import "a.css" print` */
function printImport(rule: AtRule): void {
  rule.params = rule.params.replace(/\b(print|screen|speech)\s*$/i, (type) => printQuery(type));
}

/** `print and (width > 1mm)` → `all and (width > 1mm)`, `not screen` → `all`. */
function printQuery(query: string): string {
  const found = /^(\s*)(not\s+|only\s+)?(print|screen|speech)\b/i.exec(query);
  if (found === null) return query;
  const [whole, space = '', modifier = '', type = ''] = found;
  const isNot = modifier.toLowerCase().startsWith('not');
  if (type.toLowerCase() === 'print') {
    return `${space}${modifier}all${query.slice(whole.length)}`;
  }
  return `${space}${isNot ? 'all' : 'not all'}`;
}
