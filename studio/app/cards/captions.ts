/** What is below a card in its frame: its name, which opens its details, and its faults, each with what fixes it. */
import type { ShownFace } from '../../../print/in-page.ts';
import type { ShownProblem } from '../../protocol/state.ts';
import type { HeldFaces } from '../faces/hold-faces.ts';

export interface CaptionTools {
  readonly details: (id: string) => string;
  readonly choose: (card: string) => void;
  /** What the button of a fault says; null where nobody knows what was meant. */
  readonly fixWord: (problem: ShownProblem) => string | null;
  readonly fix: (problem: ShownProblem) => void;
  /** What is said of a face that is shown as it looked before; null for one that is drawn as it is. */
  readonly oldLook: (key: string) => string | null;
}

/** Marks the cards that have these faults. */
export function captionFaces(
  held: HeldFaces,
  problems: readonly ShownProblem[],
  tools: CaptionTools,
): void {
  for (const { face, figure } of held.all.values()) {
    const own = face.card === null ? [] : problems.filter(({ id }) => id === face.card);
    figure.classList.toggle(
      'cw-faulty',
      own.some(({ severity }) => severity === 'error'),
    );
    const box = figure.querySelector('cw-caption')?.shadowRoot?.querySelector('div');
    const old = tools.oldLook(face.key);
    figure.classList.toggle('cw-old', old !== null);
    const said = JSON.stringify([face.card, own, old]);
    if (box === null || box === undefined || box.dataset['said'] === said) continue;
    box.dataset['said'] = said;
    const focused = (box.getRootNode() as ShadowRoot).activeElement;
    box.replaceChildren(nameOf(face, tools, box.ownerDocument));
    // A back shows what its front shows: its faults are read there.
    if (!face.key.includes('/back')) {
      box.append(...own.map((one) => lineOf(one, tools, box.ownerDocument)));
      if (old !== null) box.append(remark(old, box.ownerDocument));
    }
    if (focused !== null) successorIn(box, focused)?.focus({ preventScroll: true });
  }
}

/** The same button as it was redrawn; the name of the card where there is none any more. */
function successorIn(box: HTMLElement, { textContent }: Element): HTMLElement | undefined {
  const buttons = [...box.querySelectorAll('button')];
  return buttons.find((one) => one.textContent === textContent) ?? buttons[0];
}

function nameOf({ card, sheet }: ShownFace, tools: CaptionTools, page: Document): HTMLElement {
  if (card === null) return Object.assign(page.createElement('span'), { textContent: sheet });
  const button = buttonOf(page, card, () => tools.choose(card));
  button.className = 'name';
  button.title = tools.details(card);
  return button;
}

function remark(text: string, page: Document): HTMLElement {
  return Object.assign(page.createElement('p'), { className: 'remark', textContent: text });
}

function lineOf(problem: ShownProblem, tools: CaptionTools, page: Document): HTMLElement {
  const line = page.createElement('p');
  const code = Object.assign(page.createElement('b'), { textContent: `${problem.code} ` });
  line.append(code, problem.message);
  const word = tools.fixWord(problem);
  if (word !== null)
    line.append(
      ' ',
      buttonOf(page, word, () => tools.fix(problem)),
    );
  return line;
}

function buttonOf(page: Document, text: string, act: () => void): HTMLButtonElement {
  const button = Object.assign(page.createElement('button'), { type: 'button', textContent: text });
  button.addEventListener('click', act);
  return button;
}
