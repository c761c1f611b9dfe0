/** Pictures of a game as the press takes them: none too large, none in a form that PDFs cannot hold. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { writeAtomically } from '../../generator/write-atomically.ts';
import type { Resource } from '../press/resources.ts';

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
