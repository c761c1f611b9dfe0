/** Links to a line of a file on the page of texts. */
import { keyHash } from './server.ts';

export interface TextLink {
  readonly file: string;
  readonly line: number;
}

/** Of `units/orc.yaml:9:12`. */
export function placeOf(place: string): TextLink {
  const [, file = place, line = '1'] = /^(.*?):(\d+):\d+$/.exec(place) ?? [];
  return { file, line: Number(line) };
}

export function textLink({ file, line }: TextLink): string {
  return `/text?${new URLSearchParams({ file, line: String(line) }).toString()}${keyHash()}`;
}
