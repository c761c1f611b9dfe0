import { escape } from '../render/helpers/markup.ts';

/** By which a drawn placeholder is known on the page. */
export const PLACEHOLDER_MARK = 'cardwright-placeholder';

/** The address of a drawing that stands where a picture is still missing: a crossed frame. */
export function placeholder(name: string): string {
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" id="${PLACEHOLDER_MARK}" viewBox="0 0 100 100" preserveAspectRatio="none">`,
    '<rect width="100" height="100" fill="#e8e8e8"/>',
    '<path d="M0 0L100 100M100 0L0 100" stroke="#bbb" stroke-width="0.6"/>',
    '<rect x="1" y="1" width="98" height="98" fill="none" stroke="#888" stroke-width="1" stroke-dasharray="4 3"/>',
    // A question mark, drawn: text in a picture would come in a font of the machine.
    '<circle cx="50" cy="50" r="16" fill="#fff" stroke="#888"/>',
    '<path d="M44 45a6 6 0 1 1 8.5 5.5q-2.5 1.5-2.5 4.5M50 59.5v1" fill="none" stroke="#555" stroke-width="3" stroke-linecap="round"/>',
    `<title>${escape(name)}</title>`,
    '</svg>',
  ].join('');
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}#${PLACEHOLDER_MARK}`;
}
