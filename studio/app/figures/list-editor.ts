/** A field of the grid that proposes what may be in it: words of an enumeration, ids of what is referred to. */
import type { EditorBase, EditorCtr } from '@revolist/revogrid';

/** How the grid makes elements. */
type MakeElement = (tag: string, attributes: object) => unknown;

/** `list`: the id of a `datalist`. Enter and Tab keep what is typed, Escape leaves the cell as it was. */
export function listEditor(list: string): EditorCtr {
  return (_column, save, close) => {
    let field: HTMLInputElement | undefined;
    const editor = {
      element: null,
      editCell: undefined as { readonly val?: unknown } | undefined,
      componentDidRender(): void {
        // The grid takes the focus when it has drawn the field.
        setTimeout(() => field?.focus(), 0);
      },
      getValue: () => field?.value,
      render(make: MakeElement): unknown {
        const { val } = editor.editCell ?? {};
        return make('input', {
          type: 'text',
          list,
          value: typeof val === 'string' ? val : '',
          ref: (element: HTMLInputElement) => (field = element),
          onKeyDown: (event: KeyboardEvent) => {
            // Enter ends the composition of Japanese words, not the cell.
            if (event.isComposing) return;
            if (event.key === 'Enter' || event.key === 'Tab')
              save(field?.value, event.key === 'Tab');
            else if (event.key === 'Escape') close(false);
          },
        });
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
