import Handlebars from 'handlebars';

/** HTML that a helper made itself, and that is not escaped again. */
type Markup = Handlebars.SafeString;

export function markup(html: string): Markup {
  return new Handlebars.SafeString(html);
}

export function isMarkup(value: unknown): value is Markup {
  return value instanceof Handlebars.SafeString;
}

/** Text for use between tags and in quoted attributes. */
export function escape(text: string): string {
  return Handlebars.escapeExpression(text);
}

/** `<title>`, and the role that goes with it; an SVG without a title is decoration. */
export function titled(title: string | undefined): { attributes: string; content: string } {
  return title === undefined
    ? { attributes: 'aria-hidden="true"', content: '' }
    : { attributes: 'role="img"', content: `<title>${escape(title)}</title>` };
}

/** Ruby: `reading` above `base`, both HTML already; browsers that know no ruby show it in brackets. */
export function rubyHtml(base: string, reading: string): string {
  return `<ruby>${base}<rp>(</rp><rt>${reading}</rt><rp>)</rp></ruby>`;
}
