/** The page of balance: who plays and how long on one side, what the games say on the other. */
import { Counts, Frame, openPage } from '../frame.tsx';
import { filled } from '../words.ts';
import { Choices } from './choices.tsx';
import { Edit } from './edit.tsx';
import { Expectations } from './expectations.tsx';
import { Matrix } from './matrix.tsx';
import { BalanceModel, type Part } from './model.ts';
import { percentPoints } from './numbers.ts';
import { Pairings } from './pairings.tsx';
import { Tables } from './tables.tsx';

function Page({ model }: Part) {
  const { words } = model;
  return (
    <Frame model={model} status={<Counts model={model} />}>
      <main class="balance">
        <Choices model={model} />
        <div class="results" tabIndex={0} role="region" aria-label={words.balance}>
          <Progress model={model} />
          <Results model={model} />
        </div>
      </main>
    </Frame>
  );
}

function Progress({ model }: Part) {
  const { words } = model;
  const run = model.balance.value;
  if (run === null || run.run === 0) return <p>{words.nothingYet}</p>;
  const { isRunning, games, all, widest, stopped, failed, failedGame, isOld } = run;
  const points = widest === null ? '' : percentPoints(widest);
  const far = filled(widest === null ? words.running : words.runningWidth, { games, all, points });
  return (
    <>
      {failed !== null && <p role="alert">{failed}</p>}
      {failedGame !== null && (
        <p class="failed-game">
          {words.failedGame} <code>{failedGame}</code>
        </p>
      )}
      {isRunning && <progress aria-label={words.balance} max={Math.max(1, all)} value={games} />}
      <p class="progress" aria-live="polite">
        {isRunning
          ? all === 0
            ? words.preparing
            : far
          : stopped !== null && filled(words.ended[stopped], { games })}
      </p>
      {isOld && <p class="old">{words.isOld}</p>}
    </>
  );
}

function Results({ model }: Part) {
  const { words } = model;
  const run = model.balance.value;
  const report = run?.isRunning === false && (
    <button id="report" type="button" onClick={() => void model.report()}>
      {words.report}
    </button>
  );
  if (run?.tables != null) {
    return (
      <>
        {report}
        <Tables model={model} shown={run.tables} />
        <Expectations model={model} expectations={run.tables.expectations} />
      </>
    );
  }
  if (run?.matrix != null) {
    return (
      <>
        {report}
        <Matrix model={model} matrix={run.matrix} />
        <Pairings model={model} matrix={run.matrix} />
        <Expectations model={model} expectations={run.matrix.expectations} />
      </>
    );
  }
  return run?.edit == null ? null : <Edit model={model} edit={run.edit} />;
}

openPage(BalanceModel, Page);
