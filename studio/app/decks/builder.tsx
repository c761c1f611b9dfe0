/** The deck builder: cards on one side, the deck with its verdict on the other, below it what it comes to. */
import type { ComponentChildren } from 'preact';
import { canHold, DeckLines } from './lines.tsx';
import { InOut } from './in-out.tsx';
import { Numbers } from './numbers.tsx';
import { Pool } from './pool.tsx';
import { SampleHand } from './hand.tsx';
import type { DeckSession } from './session.ts';
import { VerdictPart } from './verdict.tsx';

interface BuilderParts {
  readonly session: DeckSession;
  /** Above the lines: what the surroundings can do with the deck. */
  readonly head?: ComponentChildren;
}

/** While no deck is open nothing of it is seen, but what was typed into it stays. */
export function DeckBuilder({ session, head }: BuilderParts) {
  if (session.bench.value === null) return null;
  // What is attached to units is laid out before the game, not drawn in it.
  const isDrawn = !canHold(session);
  return (
    <main class="decks" hidden={session.data.value === null}>
      <Pool session={session} />
      <div class="deck" tabIndex={0} role="region" aria-label={session.host.words.deck}>
        {head}
        <VerdictPart session={session} />
        <DeckLines session={session} />
        {isDrawn && <SampleHand session={session} />}
        <Numbers session={session} isDrawn={isDrawn} />
        <InOut session={session} />
      </div>
    </main>
  );
}
