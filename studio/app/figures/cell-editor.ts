/** The field of a cell; where something is chosen, it proposes words of an enumeration or ids of what is referred to. */
import type { EditorBase, EditorCtr } from '@revolist/revogrid';

/** How the grid makes elements. */
type MakeElement = (tag: string, attributes: object, inner?: unknown) => unknown;

/**
 * `label`: the header of its column, for screen readers. `list`: the id of a `datalist`. Enter and
 * Tab keep what is typed, Escape leaves the cell as it was. `typing`: called when the field comes and goes.
 */
export function cellEditor(
  label: string,
  list: string | null,
  typing: (isTyping: boolean) => void,
): EditorCtr {
  return (_column, save, close) => {
    let field: HTMLInputElement | undefined;
    const editor = {
      element: null,
      editCell: undefined as { readonly val?: unknown } | undefined,
      componentDidRender(): void {
        // The grid takes the focus when it has drawn the field.
        setTimeout(() => field?.focus(), 0);
        typing(true);
      },
      disconnectedCallback: () => typing(false),
      getValue: () => field?.value,
      render(make: MakeElement): unknown {
        const { val } = editor.editCell ?? {};
        const input = make('input', {
          type: 'text',
          'aria-label': label,
          ...(list === null ? {} : { list }),
          value: typeof val === 'string' ? val : '',
          ref: (element: HTMLInputElement) => (field = element),
          onKeyDown: (event: KeyboardEvent) => {
            // Enter ends the composition of Japanese words, not the cell.
            if (event.isComposing) return;
            if (event.key === 'Enter' || event.key === 'Tab') {
              // Until the grid has drawn itself without the field: what is pressed next is the page's.
              field?.blur();
              save(field?.value, event.key === 'Tab');
            } else if (event.key === 'Escape') close(false);
          },
        });
        // To screen readers a cell, which the field itself cannot be.
        return make('span', { style: { display: 'contents' } }, input);
      },
    };
    return editor as unknown as EditorBase;
  };
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
