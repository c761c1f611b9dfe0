/** One card, large, with its other side, its figures as a table, and its own address. */
import { useEffect, useRef } from 'preact/hooks';
import { valueAt } from '../decks/search.ts';
import { Faces } from '../table/faces.tsx';
import { nameOf } from '../table/names.ts';
import { type Face, wholeFace } from '../table/scene.ts';
import { cardAddress } from './routes.ts';
import { ownAddress, site } from './site.ts';

export function CardShown({ id }: { readonly id: string }) {
  const { words, game } = site;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, [id]);
  const address = `${ownAddress()}${cardAddress(id)}`;
  return (
    <dialog
      ref={dialog}
      class="card-shown"
      aria-labelledby="card-name"
      onClose={() => (location.hash = '#cards')}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current?.close();
      }}
    >
      {/* First of all, and focused: keys that are pressed in a frame close nothing. */}
      <button
        type="button"
        class="close"
        autofocus
        aria-label={words.close}
        onClick={() => dialog.current?.close()}
      >
        ×
      </button>
      <div class="card-room">
        <div class="card-sides">
          {facesOf(id).map((face) => (
            <Faces
              key={face.key}
              looks={game.looks}
              locale={game.locale}
              faces={[wholeFace(face)]}
              width={face.width}
              height={face.height}
              zoom={zoomFor(face)}
            />
          ))}
        </div>
        <div class="card-words">
          <h2 id="card-name">{nameOf(game, id)}</h2>
          {(site.texts[id] ?? []).map((text) => (
            <p key={text}>{text}</p>
          ))}
          <table>
            <tbody>
              {figuresOf(id).map(([label, value]) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <label>
            {words.cardLink}{' '}
            <input
              id="card-link"
              readOnly
              value={address}
              onFocus={(event) => event.currentTarget.select()}
            />
          </label>
        </div>
      </div>
    </dialog>
  );
}

/** Its sides on the first sheet that has it, the front first. */
function facesOf(id: string): Face[] {
  const own = site.game.looks.faces.filter(({ card }) => card === id);
  const [first] = own;
  return own.filter(({ sheet }) => sheet === first?.sheet).slice(0, 2);
}

/** Of each side, in mm on the screen. */
const LARGE = 125;

/** Around both sides and between them. */
const MARGIN = 26;

/** Both sides are beside each other, on the screen of a phone as well. */
function zoomFor({ width, height }: Face): number {
  const room = ((globalThis.innerWidth * 25.4) / 96 - MARGIN) / 2;
  return Math.min(LARGE / height, Math.min(LARGE, room) / width);
}

/** What its fields say, in words. */
function figuresOf(id: string): (readonly [string, string])[] {
  const card = site.cards.find((one) => one.id === id);
  if (card === undefined) return [];
  return Object.entries(site.fields).flatMap(([field, { label, values }]) => {
    const value = valueAt(card, field);
    if (value === true) return [[label, '✓'] as const];
    if (typeof value === 'number') return [[label, String(value)] as const];
    if (typeof value !== 'string') return [];
    return [[label, values[value] ?? nameOf(site.game, value)] as const];
  });
}
