/** What the page of layouts says. */
import { Spoken } from '../../../../diagnostics/index.ts';
import type { LayoutWords } from '../../../protocol/layout.ts';

export const layoutWords = new Spoken<LayoutWords>(
  {
    layout: 'Layout',
    sheet: 'Sheet',
    card: 'Card',
    language: 'Language',
    size: 'Size',
    boxes: 'Boxes',
    noBoxes:
      'No box of this sheet can be moved by eye. A box is one that its template names (data-box="corner") and whose place is in its style sheet (--corner-left: 3mm).',
    otherBoxes: 'These boxes are not on this card: {names}.',
    gone: '{card} is no longer on this sheet. It is shown as it looked last; choose another card.',
    sides: {
      left: 'left',
      right: 'right',
      top: 'top',
      bottom: 'bottom',
      width: 'width',
      height: 'height',
    },
    guides: 'bleed and safe area',
    previous: 'Previous card',
    next: 'Next card',
    box: '{name}: {sides}',
    colours: 'Colours',
    fonts: 'Fonts',
    moved: '{names}',
    found: 'On this card',
    nothing: 'Everything fits.',
    overflow: '"{text}" is too large for its box by {across} mm across and {down} mm down.',
    tooWide: '"{text}" is too wide for its box by {across} mm.',
    tooTall: '"{text}" is too tall for its box by {down} mm.',
    small: '"{text}" is {size} pt; the sheet has a minimum of {least} pt.',
    unsafe: '"{text}" is {distance} mm from the cut; the sheet has a minimum of {least} mm.',
    icons: 'Icons',
    icon: '{icon} in {place}',
    searchIcons: 'Search icons (sword, shield …)',
    noIcons: 'No icon has such a name.',
    iconStep: '{icon} in {place}',
    contrast: '"{text}" has a contrast of {ratio} : 1; text of its size needs {least} : 1.',
    cannotTell:
      'Over a picture, a gradient or half-transparent colours, where nobody can tell from colours alone: {texts}. A print judges its pixels.',
    keys: 'Arrows: move by 0.5 mm · Shift+arrows: size · Alt: by 0.1 mm · dragged with Alt or Ctrl: without snapping',
  },
  { ja: async () => (await import('./words.ja.ts')).japanese },
);
