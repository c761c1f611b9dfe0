import { findIcon, iconCredit, nearestIcon } from '../icons.ts';
import { failTemplate } from '../strict-compiler.ts';
import { optionalText, textValue, type Helper, type Scope } from './helper.ts';
import { markup, titled, escape } from './markup.ts';
import { nearest } from '../../../kernel/index.ts';
import { gameAddress } from '../../html/addresses.ts';
import { localised } from '../pseudo.ts';

/** `{{icon "game-icons:swords" title="Attack"}}`: an icon as inline SVG, credited on the sheet. */
export const icon: Helper = {
  name: 'icon',
  takes: [1, 1],
  options: ['title'],
  run([given], options, { credits, locale }) {
    const id = textValue('icon', given);
    const found = findIcon(id);
    if (found === undefined) {
      return failTemplate('CW2009', { icon: id, nearest: nearestIcon(id) });
    }
    credits.add(iconCredit(id, locale));
    const { attributes, content } = titled(optionalText('icon', options['title']));
    return markup(
      `<svg class="icon" viewBox="${found.viewBox}" width="1em" height="1em" ${attributes}>${content}${found.body}</svg>`,
    );
  },
};

/** An icon of print.yaml, as high as the text around it. */
export function inlineIcon(name: string, { game, locale, credits }: Scope): string {
  const { icons } = game.marks;
  const mark = icons[name];
  if (mark === undefined) {
    const near = nearest(name, Object.keys(icons));
    return failTemplate('CW2101', { sort: 'icon', name, nearest: near });
  }
  const title = localised(mark.title, locale, game.manifest.locales);
  if (mark.credit !== undefined) credits.add(mark.credit);
  if (mark.file !== undefined) {
    const address = escape(gameAddress(mark.file));
    return `<img class="icon inline-icon" src="${address}" alt="${escape(title)}">`;
  }
  const id = mark.icon ?? '';
  const found = findIcon(id);
  if (found === undefined) {
    return failTemplate('CW2009', { icon: id, nearest: nearestIcon(id) });
  }
  credits.add(iconCredit(id, locale));
  const { attributes, content } = titled(title);
  return `<svg class="icon inline-icon" viewBox="${found.viewBox}" width="1em" height="1em" ${attributes}>${content}${found.body}</svg>`;
}
