/** The examples of the codes that tell of decks from elsewhere. */
import { expect, test } from 'vitest';
import { deckForms, formOf } from '../../../../generator/decks/forms/index.ts';
import { readPages } from '../../../diagnostics/page.ts';

const pages = readPages().filter(({ name }) => name.startsWith('CW5'));

test.for(pages.flatMap((page) => page.blocks.map((block) => ({ page, block }))))(
  '$page.name: the example that is $block.state',
  ({ page, block }) => {
    const form = formOf(block.file);
    expect(deckForms).toContain(form);
    const { faults } =
      form.read?.(block.content ?? '', block.file, { choices: {}, sections: [] }) ?? {};
    expect(faults?.map(({ code }) => code)).toEqual(block.state === 'wrong' ? [page.name] : []);
  },
);
