/** Texts in which bold type (`**`) begins and does not end. */
import { fault, type Fault } from '../../diagnostics/index.ts';
import { remember } from '../remember.ts';
import { pathIn } from '../validate/validator.ts';
import { isMapping, type CheckedFile, type LinkCheck } from './game-files.ts';

export const unclosedBold: LinkCheck = ({ files }) => files.flatMap((file) => unclosedIn(file));

const unclosedIn = remember((file: CheckedFile): readonly Fault[] =>
  file.mentions['x-text'].flatMap(({ value, pointer }) => {
    if (typeof value === 'string') {
      return isUnclosed(value) ? [unclosed(file, pathIn(file.data, pointer), value)] : [];
    }
    return Object.entries(isMapping(value) ? value : {}).flatMap(([locale, text]) =>
      typeof text === 'string' && isUnclosed(text)
        ? [unclosed(file, [...pathIn(file.data, pointer), locale], text)]
        : [],
    );
  }),
);

/** Marks that a backslash takes the meaning from do not count. */
function isUnclosed(text: string): boolean {
  return text.includes('**') && text.replaceAll(/\\./gs, '').split('**').length % 2 === 0;
}

function unclosed({ path: file }: CheckedFile, path: Fault['path'], text: string): Fault {
  return fault('CW1463', { file, path }, { text });
}
