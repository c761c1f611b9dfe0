/** The field of a cell; where something is chosen, it proposes words of an enumeration or ids of what is referred to. */
import type { EditorBase, EditorCtr } from '@revolist/revogrid';

/** How the grid makes elements. */
type MakeElement = (tag: string, attributes: object, inner?: unknown) => unknown;

/** Who wants to know what becomes of the field. */
export interface FieldListener {
  /** It has been drawn, maybe again. `isChanged`: whether it holds another text than its cell. */
  opened(isChanged: () => boolean): void;
  /** It can be typed into. */
  focused(field: HTMLInputElement): void;
  /** What is typed from now on is not for it, though it is still drawn. */
  leaving(): void;
  closed(): void;
}

/** What the grid says of the cell: `val` is what the field begins with. */
interface EditedCell {
  readonly val?: unknown;
  readonly prop?: string | number;
  readonly model?: Readonly<Record<string, unknown>>;
}

/** By then the grid has drawn itself without a field that was left, or never will: behind the last cell. */
const LONGEST_LEAVING_MS = 1000;

/**
 * `label`: the header of its column, for screen readers. `list`: the id of a `datalist`. Whoever
 * leaves the cell keeps what is typed; only Escape leaves it as it was.
 */
export function cellEditor(label: string, list: string | null, on: FieldListener): EditorCtr {
  return (_column, save, close) => {
    let field: HTMLInputElement | undefined;
    /** What the field made of the text that it was given: it holds no line breaks. */
    let shown: string | undefined;
    let state: 'open' | 'leaving' | 'closed' = 'open';
    const begun = (): string => textOf(editor.editCell?.val);
    const typed = (): string | undefined => (field?.value === shown ? begun() : field?.value);
    const isChanged = (): boolean => {
      const { model, prop } = editor.editCell ?? {};
      return state === 'open' && typed() !== textOf(model?.[String(prop)]);
    };
    const leave = (end: () => void): void => {
      state = 'leaving';
      on.leaving();
      // Until the grid has drawn itself without the field: what is pressed next is the page's.
      field?.blur();
      end();
      setTimeout(() => state === 'leaving' && close(false), LONGEST_LEAVING_MS);
    };
    const editor = {
      element: null,
      editCell: undefined as EditedCell | undefined,
      componentDidRender(): void {
        shown ??= field?.value;
        on.opened(isChanged);
        // The grid takes the focus when it has drawn the field.
        setTimeout(() => {
          if (field === undefined || state !== 'open') return;
          field.focus();
          on.focused(field);
        }, 0);
      },
      disconnectedCallback(): void {
        state = 'closed';
        on.closed();
      },
      getValue: typed,
      render(make: MakeElement): unknown {
        const input = make('input', {
          type: 'text',
          'aria-label': label,
          ...(list === null ? {} : { list }),
          value: begun(),
          ref: (element: HTMLInputElement | null) => (field = element ?? field),
          onKeyDown: (event: KeyboardEvent) => {
            // Enter ends the composition of Japanese words, not the cell.
            if (event.isComposing) return;
            if (event.key === 'Enter' || event.key === 'Tab') {
              leave(() => save(typed(), event.key === 'Tab'));
            } else if (event.key === 'Escape') leave(() => close(false));
          },
        });
        // To screen readers a cell, which the field itself cannot be.
        return make('span', { style: { display: 'contents' } }, input);
      },
    };
    return editor as unknown as EditorBase;
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The element that holds what may be chosen; one for each id. */
export function showChoices(id: string, values: readonly string[]): void {
  const known = document.getElementById(id);
  const list = known ?? document.createElement('datalist');
  list.id = id;
  list.replaceChildren(
    ...values.map((value) => {
      const option = document.createElement('option');
      option.value = value;
      return option;
    }),
  );
  if (known === null) document.body.append(list);
}
