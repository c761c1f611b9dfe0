/** The cards that the viewer holds, and the card that is held up. */
import { Faces } from './faces.tsx';
import { nameOf } from './names.ts';
import { zoneLabel } from './position-labels.ts';
import { type PlacedFace, wholeFace } from './scene.ts';
import type { TableModel } from './model.ts';
import { filled } from '../words.ts';

interface Part {
  readonly model: TableModel;
}

/** A card in the hand is this high, in mm of the screen. */
const HIGH = 34;

const GAP = 2;

export function Hands({ model }: Part) {
  const { words } = model;
  const viewer = model.view.value?.viewer ?? '';
  return (
    <div class="hands" data-region>
      {model.hands.value.map(({ zone, cards }) => {
        const label =
          zoneLabel(model.game, zone, viewer) ?? filled(words.hand, { zone, whose: viewer });
        return (
          <section key={zone} aria-label={label}>
            <h2>{label}</h2>
            <Row model={model} cards={cards} />
          </section>
        );
      })}
    </div>
  );
}

function Row({ model, cards }: Part & { readonly cards: readonly string[] }) {
  const { looks, locale } = model.game;
  let x = 0;
  const placed = cards.map((id, index) => {
    const face = model.faces.card(id);
    const width = face === null ? 24 : (face.width / face.height) * HIGH;
    const from = x;
    x += width + GAP;
    return { id, index, face, x: from, width };
  });
  const faces = placed.flatMap(({ face, index, x: at, width, id }): PlacedFace[] =>
    face === null ? [] : [{ ...wholeFace(face, width), key: `${index}-${id}`, x: at }],
  );
  return (
    <div class="row" style={{ width: `${x}mm`, height: `${HIGH}mm` }}>
      <Faces {...{ looks, locale, faces, width: x, height: HIGH, zoom: 1 }} />
      {placed.map(({ id, index, x: at, width, face }) => (
        <button
          key={`${index}-${id}`}
          type="button"
          class={`held${model.next.value.has(id) ? ' legal' : ''}${model.chosen.value.includes(id) ? ' chosen' : ''}`}
          style={{ left: `${at}mm`, width: `${width}mm`, height: `${HIGH}mm` }}
          data-card={id}
          aria-pressed={model.chosen.value.includes(id)}
          aria-label={nameOf(model.game, id)}
          onClick={() => {
            model.card.value = id;
            void model.point([id]);
          }}
        >
          {face === null ? nameOf(model.game, id) : ''}
        </button>
      ))}
    </div>
  );
}

/** Of a card that is held up, in mm of the screen. */
const WIDE = 62;

export function HeldCard({ model }: Part) {
  const id = model.card.value;
  const face = id === null ? null : model.faces.card(id);
  if (id === null || face === null) return null;
  const { looks, locale } = model.game;
  const whole = wholeFace(face, WIDE);
  return (
    <section class="held-card" aria-label={`${model.words.cardShown}: ${nameOf(model.game, id)}`}>
      <Faces {...{ looks, locale, faces: [whole], width: WIDE, height: whole.height, zoom: 1 }} />
      <button type="button" onClick={() => (model.card.value = null)}>
        {model.words.close}
      </button>
    </section>
  );
}
