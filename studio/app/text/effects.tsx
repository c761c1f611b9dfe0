/** Beside the text: the effects of a component as words to choose, its sentences, and its drawings as squares. */
import { ownName } from '../../protocol/own-name.ts';
import type { EffectDeed, EffectForm } from '../../protocol/effects.ts';
import { filled } from '../words.ts';
import { chosenOnPurpose } from './chosen-on-purpose.ts';
import type { TextModel } from './model.ts';
import { Squares } from './squares.tsx';
import { TypedField } from '../typed-field.tsx';

interface Part {
  readonly model: TextModel;
}

export function EffectsPanel({ model }: Part) {
  const { words } = model;
  const shown = model.building.shown.value;
  const drawing = model.drawing.value;
  if (shown === null && drawing === null) return null;
  const title = filled(words.effects, { name: shown?.name ?? '' });
  return (
    <aside class="effects" tabIndex={0} aria-label={shown === null ? words.drawing : title}>
      {drawing !== null && <Squares model={model} drawing={drawing} />}
      {shown !== null && (
        <>
          <h2>{title}</h2>
          {shown.sentences.map(({ locale, lines }) => (
            <section key={locale} class="sentence" lang={locale}>
              <h3>{filled(words.sentence, { locale: ownName(locale) })}</h3>
              {lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </section>
          ))}
          {shown.fields.map(({ name: field, title: own, form }) => {
            const name = called(model, { word: field, name: own });
            return form === null ? (
              <button
                key={field}
                type="button"
                onClick={() =>
                  void model.building.step(
                    { path: [field], value: undefined },
                    { do: 'add', key: '' },
                  )
                }
              >
                {filled(words.addEntry, { name })}
              </button>
            ) : (
              <fieldset key={field}>
                <legend>{name}</legend>
                <Value model={model} form={form} name={name} canGo />
              </fieldset>
            );
          })}
        </>
      )}
    </aside>
  );
}

/** As the game calls it, else as the studio does, else as it is written, in words. */
function called(
  { words }: TextModel,
  { word, name = '' }: { readonly word: string; readonly name?: string },
): string {
  const shared = Object.hasOwn(words.effectKeys, word) ? words.effectKeys[word] : undefined;
  return name || (shared ?? spelled(word));
}

function spelled(word: string): string {
  return word.replaceAll(/(?<=[a-z0-9])(?=[A-Z])|(?<=[a-z0-9])-(?=[a-z0-9])/g, ' ').toLowerCase();
}

interface ValueParts extends Part {
  readonly form: EffectForm;
  readonly name: string;
}

function Value({ model, form, name, canGo }: ValueParts & { readonly canGo: boolean }) {
  const labelOf = (part: string): string => (form.sort === 'list' ? `${name} ${part}` : part);
  return (
    <>
      {form.words.length > 0 ? (
        <Words model={model} form={form} name={name} />
      ) : (
        form.plain !== null && <Plain model={model} form={form} name={name} />
      )}
      {canGo && (
        <button
          type="button"
          class="remove"
          aria-label={filled(model.words.remove, { name })}
          onClick={() => void model.building.step(form, { do: 'remove' })}
        >
          ×
        </button>
      )}
      {form.parts.length > 0 && (
        <ul>
          {form.parts.map(({ key, name: own, canGo, form: inner }) => {
            const shown = called(model, { word: key, name: own });
            return (
              <li key={key}>
                <span class="name" title={inner.about}>
                  {shown}
                </span>{' '}
                <Value model={model} form={inner} name={labelOf(shown)} canGo={canGo} />
              </li>
            );
          })}
        </ul>
      )}
      <More model={model} form={form} name={name} />
    </>
  );
}

function Words({ model, form, name }: ValueParts) {
  const isKnown = form.words.some(({ word }) => word === form.word);
  const isNumber = form.sort === 'number' && form.plain !== null && !isKnown;
  if (isNumber) return <Plain model={model} form={form} name={name} />;
  const about = form.words.find(({ word }) => word === form.word)?.about ?? '';
  return (
    <select
      onKeyDown={chosenOnPurpose}
      aria-label={name}
      title={about}
      value={form.word ?? ''}
      onChange={(event) =>
        void model.building.step(form, { do: 'choose', word: event.currentTarget.value })
      }
    >
      {!isKnown && <option value="">{form.plain ?? '…'}</option>}
      {form.words.map((one) => (
        <option key={one.word} value={one.word} title={one.about} selected={one.word === form.word}>
          {called(model, one)}
        </option>
      ))}
    </select>
  );
}

function Plain({ model, form, name }: ValueParts) {
  const { plain, sort } = form;
  const set = (value: string | number | boolean): void => {
    if (value !== plain) void model.building.step(form, { do: 'set', value });
  };
  if (sort === 'number') {
    return (
      <TypedField
        type="number"
        aria-label={name}
        value={String(plain)}
        onChange={(event) => {
          const value = event.currentTarget.valueAsNumber;
          if (Number.isFinite(value)) set(value);
        }}
      />
    );
  }
  return (
    <TypedField
      type="text"
      aria-label={name}
      value={String(plain)}
      onChange={(event) => set(event.currentTarget.value)}
    />
  );
}

function More({ model, form, name }: ValueParts) {
  const { words } = model;
  const { more, sort } = form;
  const build = (deed: EffectDeed): void => void model.building.step(form, deed);
  if (more.length === 0) return null;
  if (sort === 'list') {
    return (
      <button type="button" onClick={() => build({ do: 'add', key: '' })}>
        {filled(words.addEntry, { name })}
      </button>
    );
  }
  return (
    <select
      onKeyDown={chosenOnPurpose}
      class="more"
      aria-label={filled(words.addEntry, { name })}
      value=""
      onChange={(event) => build({ do: 'add', key: event.currentTarget.value })}
    >
      <option value="">{words.add}</option>
      {more.map((one) => (
        <option key={one.word} value={one.word} title={one.about}>
          {called(model, one)}
        </option>
      ))}
    </select>
  );
}
