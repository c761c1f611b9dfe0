/** How terminals are given pictures. To add one: an entry here, and where it is recognized in `recognize.ts`. */
import sharp from 'sharp';
import { sixels, type Pixels } from './sixels.ts';

/** A picture, and the cells of the screen that it fills. */
export interface Picture extends Pixels {
  readonly columns: number;
  readonly rows: number;
}

/** What is written to show a picture where the cursor is; it ends in its last row, or below. */
type Encode = (picture: Picture) => Promise<string>;

/** Of base64 in one command: more is refused. */
const CHUNK = 4096;

const kitty: Encode = async (picture) => {
  const { columns, rows } = picture;
  const chunks = (await base64(picture)).match(new RegExp(`.{1,${CHUNK}}`, 'g')) ?? [];
  return chunks
    .map((chunk, index) => {
      const more = index < chunks.length - 1 ? 1 : 0;
      // q=2: the terminal answers nothing, not even what is wrong.
      const about = index === 0 ? `a=T,f=100,q=2,c=${columns},r=${rows},m=${more}` : `m=${more}`;
      return `\u001B_G${about};${chunk}\u001B\\`;
    })
    .join('');
};

const iterm: Encode = async (picture) => {
  const { columns, rows } = picture;
  const about = `inline=1;width=${columns};height=${rows};preserveAspectRatio=0`;
  return `\u001B]1337;File=${about}:${await base64(picture)}\u0007`;
};

const sixel: Encode = async (picture) => sixels(picture);

export const PROTOCOLS = { kitty, iterm, sixel } as const satisfies Record<string, Encode>;

export type Protocol = keyof typeof PROTOCOLS;

async function base64({ rgba, width, height }: Picture): Promise<string> {
  const png = await sharp(rgba, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return png.toString('base64');
}
