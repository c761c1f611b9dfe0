/** The page of play: the game that the studio holds, as its rules play it. */
import { Counts, Frame, openPage } from '../frame.tsx';
import { ownName } from '../../protocol/own-name.ts';
import { keyHash } from '../server.ts';
import { TablePage } from '../table/table.tsx';
import { KeepScenario } from './keep-scenario.tsx';
import { PlayModel } from './model.ts';

function Page({ model }: { readonly model: PlayModel }) {
  const table = model.table.value;
  return (
    <Frame model={model} tools={<Language model={model} />} status={<Counts model={model} />}>
      {table === null ? (
        <main>
          {model.missing.value === '' ? (
            <p class="opening">{model.words.openingGame}</p>
          ) : (
            <p class="notice">{model.missing.value}</p>
          )}
        </main>
      ) : (
        <TablePage
          model={table}
          next={model.next.value}
          onBegun={(begun) => model.begun(begun)}
          addressOf={(shared) => `${location.origin}/play${keyHash()}&game=${shared}`}
          keepPosition={(text) => <KeepScenario model={model} text={text} />}
        />
      )}
    </Frame>
  );
}

/** The choice shows the language in which the game goes on, also where that is not the one that was chosen. */
async function speak(model: PlayModel, choice: HTMLSelectElement): Promise<void> {
  await model.speak(choice.value);
  choice.value = model.table.peek()?.game.locale ?? '';
}

function Language({ model }: { readonly model: PlayModel }) {
  const game = model.table.value?.game;
  if (game === undefined || game.locales.length < 2) return null;
  return (
    <label>
      {model.words.language}{' '}
      <select value={game.locale} onChange={(event) => void speak(model, event.currentTarget)}>
        {game.locales.map((locale) => (
          <option key={locale} value={locale}>
            {ownName(locale)}
          </option>
        ))}
      </select>
    </label>
  );
}

openPage(PlayModel, Page);
