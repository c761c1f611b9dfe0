/** The icons of the card that is shown; another is picked from those of the game, or found by its name. */
import { useSignal } from '@preact/signals';
import type { FoundIcon, ShownIcon } from '../../protocol/layout.ts';
import { filled } from '../words.ts';
import type { LayoutModel } from './model.ts';

interface Part {
  readonly model: LayoutModel;
}

export function Icons({ model }: Part) {
  const { words } = model;
  const { icons = [] } = model.properties.value ?? {};
  const open = useSignal('');
  if (icons.length === 0) return null;
  return (
    <section class="icons">
      <h2>{words.icons}</h2>
      {icons.map((one) => {
        const key = `${one.place} ${one.icon}`;
        const isOpen = open.value === key;
        return (
          <div
            key={key}
            onKeyDown={(event) => {
              if (!isOpen || event.key !== 'Escape') return;
              open.value = '';
              event.currentTarget.querySelector('button')?.focus();
            }}
          >
            <button
              type="button"
              class="icon"
              aria-expanded={isOpen}
              onClick={() => (open.value = isOpen ? '' : key)}
            >
              <img src={one.drawing} alt="" />{' '}
              <span>{filled(words.icon, { icon: one.icon, place: one.place })}</span>
            </button>
            {isOpen && <Picker model={model} now={one} close={() => (open.value = '')} />}
          </div>
        );
      })}
    </section>
  );
}

function Picker({ model, now, close }: Part & { now: ShownIcon; close: () => void }) {
  const { words } = model;
  const found = useSignal<readonly FoundIcon[] | null>(null);
  const icons = found.value ?? model.properties.value?.ownIcons ?? [];
  return (
    <div class="picker">
      <input
        type="search"
        aria-label={words.searchIcons}
        placeholder={words.searchIcons}
        onInput={async ({ currentTarget: field }) => {
          const { value } = field;
          const icons = value.trim() === '' ? null : await model.findIcons(value);
          // Somebody may have typed on.
          if (value === field.value) found.value = icons;
        }}
      />
      {icons.length === 0 && <p role="status">{words.noIcons}</p>}
      <div class="choice">
        {icons.map(({ icon, drawing }) => (
          <button
            key={icon}
            type="button"
            title={icon}
            aria-label={icon}
            aria-pressed={icon === now.icon}
            onClick={() => {
              close();
              void model.setIcon(now, icon);
            }}
          >
            <img src={drawing} alt="" />
          </button>
        ))}
      </div>
    </div>
  );
}
