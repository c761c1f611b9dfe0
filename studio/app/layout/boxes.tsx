/** The numbers of the boxes, for whoever knows them. */
import { TypedField } from '../typed-field.tsx';
import { filled } from '../words.ts';
import type { LayoutModel } from './model.ts';
import { sidesOf } from './sides.ts';

export function Boxes({ model }: { readonly model: LayoutModel }) {
  const { words } = model;
  const all = Object.entries(model.boxes.value);
  if (all.length === 0) return <p>{words.noBoxes}</p>;
  const boxes = all.filter(([name]) => model.present.value.has(name));
  const others = all.map(([name]) => name).filter((name) => !model.present.value.has(name));
  return (
    <>
      <h2>{words.boxes}</h2>
      {boxes.map(([name, sides]) => (
        <fieldset key={name}>
          <legend>{name}</legend>
          {sidesOf(sides).map(([side, mm]) => (
            <label key={side}>
              <span>{words.sides[side]}</span>{' '}
              <TypedField
                type="number"
                step="0.1"
                value={Math.round(mm * 100) / 100}
                onChange={(event) => {
                  const value = event.currentTarget.valueAsNumber;
                  if (Number.isFinite(value))
                    model.move(name, sides, { ...sides, [side]: value }, true);
                }}
              />{' '}
              <span>mm</span>
            </label>
          ))}
        </fieldset>
      ))}
      {others.length > 0 && (
        <p class="others">{filled(words.otherBoxes, { names: others.join(', ') })}</p>
      )}
    </>
  );
}
