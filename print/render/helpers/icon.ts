import { findIcon, iconCredit, nearestIcon } from '../icons.ts';
import { failTemplate } from '../template-fault.ts';
import { optionalText, textValue } from './arguments.ts';
import type { Helper } from './helper.ts';
import { markup, titled } from './markup.ts';

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
    credits.add(iconCredit(locale));
    const { attributes, content } = titled(optionalText('icon', options['title']));
    return markup(
      `<svg class="icon" viewBox="${found.viewBox}" width="1em" height="1em" ${attributes}>${content}${found.body}</svg>`,
    );
  },
};
