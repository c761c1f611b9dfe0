/** Pictures of a game as the press takes them: none too large, none in a form that PDFs cannot hold. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { writeAtomically } from '../../kernel/index.ts';
import { dataAddress } from '../html/addresses.ts';
import type { Resource } from '../html/resources.ts';
import { escape } from '../render/helpers/markup.ts';

/** More than A2 at 600 dpi; a browser needs four bytes for each. */
const MOST_PIXELS = 100_000_000;

/** PDFs hold neither: browsers would unpack them to many times their size. */
const RECODED = ['image/webp', 'image/avif'];

/** A hair from the original, in a form that goes into the PDF as it is. */
const JPEG = { quality: 93, chromaSubsampling: '4:4:4' } as const;

/** The picture, or why it is not printed. What is no picture, and drawings, stay as they are. */
export async function preparePicture(
  resource: Resource,
): Promise<Resource | 'too-large' | 'unreadable'> {
  if (!resource.type.startsWith('image/')) return resource;
  const { default: sharp } = await import('sharp');
  // Only its head is read; empty content throws at once.
  const head = await Promise.resolve()
    .then(() => sharp(resource.bytes, { limitInputPixels: false }).metadata())
    .catch(() => null);
  if (head === null) return 'unreadable';
  if (resource.type === 'image/svg+xml') return resource;
  if (head.width * head.height > MOST_PIXELS) return 'too-large';
  if (!RECODED.includes(resource.type)) return resource;
  const form = head.hasAlpha ? 'png' : 'jpeg';
  const bytes = await remembered(resource.bytes, form, () => {
    const picture = sharp(resource.bytes);
    return head.hasAlpha ? picture.png().toBuffer() : picture.jpeg(JPEG).toBuffer();
  });
  return { type: `image/${form}`, bytes };
}

/** Made once for the same content, on this machine. */
async function remembered(
  content: Uint8Array,
  form: string,
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const name = createHash('sha256').update(content).digest('hex');
  const path = join(cacheFolder(), `${name}.${form}`);
  try {
    return readFileSync(path);
  } catch {
    const made = await make();
    try {
      writeAtomically(path, made);
    } catch {
      // Without a place to remember it, it is made again next time.
    }
    return made;
  }
}

function cacheFolder(): string {
  const base = process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache');
  return join(base, 'cardwright', 'art');
}

/** By which a drawn placeholder is known on the page. */
export const PLACEHOLDER_MARK = 'cardwright-placeholder';

/** The address of a drawing that is where a picture is still missing: a crossed frame. */
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
  return `${dataAddress('image/svg+xml', Buffer.from(svg))}#${PLACEHOLDER_MARK}`;
}
