/**
 * Keeps the place of whoever uses the keyboard alone: when the focused element is redrawn, disabled or removed,
 * the focus moves to its successor. Nothing happens while a pointer is used.
 */

const FOCUSABLE =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]';

/** What is left of these may be empty: then work goes on elsewhere, if the page says where. */
const REGION = 'section, form, fieldset, aside, dialog, [data-region]';

/** Where a game or a piece of work goes on. */
const GOES_ON = '[data-goes-on]';

/** Where the focus was: the elements around it, the inner ones first, and its place among what is in them. */
interface Trail {
  readonly name: string;
  readonly around: readonly { readonly element: HTMLElement; readonly at: number }[];
}

export function keepFocus(): void {
  let isByKeys = false;
  let trail: Trail | null = null;
  /** An element that has the focus until there is something to press in it. */
  let resting: Element | null = null;
  let isAsked = false;
  addEventListener('keydown', () => (isByKeys = true), true);
  addEventListener('pointerdown', () => (isByKeys = false), true);
  addEventListener('focusin', ({ target }) => {
    if (target === resting || !(target instanceof HTMLElement)) return;
    resting = null;
    trail = trailOf(target);
  });
  const fix = (): void => {
    isAsked = false;
    const { activeElement } = document;
    const isLost =
      activeElement === null ||
      activeElement === document.body ||
      activeElement.matches(':disabled') ||
      activeElement === resting;
    if (!isByKeys || trail === null || !isLost) return;
    const next = successor(trail);
    if (next === null || next === activeElement) return;
    if (!next.matches(FOCUSABLE)) resting = next;
    next.focus();
  };
  new MutationObserver(() => {
    if (isAsked) return;
    isAsked = true;
    // What moves the focus itself has done so by then.
    requestAnimationFrame(fix);
  }).observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled', 'hidden', 'open'],
  });
}

function trailOf(target: HTMLElement): Trail {
  const around: Trail['around'][number][] = [];
  for (let element = target.parentElement; element !== null; element = element.parentElement) {
    const at = focusablesIn(element).indexOf(target);
    around.push({ element, at: Math.max(0, at) });
    if (element === document.body) break;
  }
  return { name: nameOf(target), around };
}

export function focusablesIn(element: Element): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (one) => one.tabIndex >= 0 && one.checkVisibility(),
  );
}

/** By which the same thing is found again when it was redrawn. */
function nameOf(element: HTMLElement): string {
  const { id, tagName, dataset, textContent } = element;
  const data = Object.values(dataset).join(' ');
  return [tagName, id || data || (element.getAttribute('aria-label') ?? textContent)].join(' ');
}

function successor({ name, around }: Trail): HTMLElement | null {
  const goesOn = document.querySelector<HTMLElement>(GOES_ON);
  let isRegionGone = false;
  for (const { element, at } of around) {
    isRegionGone ||= !element.isConnected && element.matches(REGION);
    if (!element.isConnected) continue;
    if (isRegionGone && goesOn !== null) break;
    const found = focusablesIn(element);
    const same = found.find((one) => nameOf(one) === name);
    const next = same ?? found[Math.min(at, found.length - 1)];
    if (next !== undefined) return next;
    if (element.hasAttribute('tabindex')) return element;
    if (goesOn !== null && element.matches(REGION)) break;
  }
  if (goesOn !== null) {
    const found = focusablesIn(goesOn);
    return found.find((one) => one.matches('button')) ?? found[0] ?? goesOn;
  }
  return focusablesIn(document.querySelector('main') ?? document.body)[0] ?? null;
}
