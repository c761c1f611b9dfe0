/**
 * F6 goes to the next part of a page, Shift+F6 to the one before: a game has hundreds of cards, and nobody goes
 * through them by Tab to reach the deck. Behind the last part the key is the browser's, which goes to its own.
 */
import { focusablesIn } from './keep-focus.ts';

const PARTS = 'body > header, body > [role="search"], main > *';

/** In the page, or in a frame of it, whose keys the page does not hear. */
export function goBetween(heard: Document): void {
  heard.addEventListener('keydown', (event) => {
    if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey) return;
    // What is open above the page keeps the focus.
    if (document.querySelector('dialog[open]') !== null) return;
    const next = partBeside(event.shiftKey ? -1 : 1);
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  });
}

/** What the focus goes to in the part before or behind the one that has it. */
function partBeside(way: 1 | -1): HTMLElement | undefined {
  const { activeElement } = document;
  const parts = [...document.querySelectorAll<HTMLElement>(PARTS)]
    .map((part) => ({ part, first: firstIn(part) }))
    .filter(({ first }) => first !== undefined);
  const here = parts.findIndex(({ part }) => part.contains(activeElement));
  return parts[here < 0 && way < 0 ? parts.length - 1 : here + way]?.first;
}

function firstIn(part: HTMLElement): HTMLElement | undefined {
  return part.tabIndex >= 0 && part.checkVisibility() ? part : focusablesIn(part)[0];
}
