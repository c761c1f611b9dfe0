/** The deck builder: cards on one side, the deck with its verdict on the other, below it what it comes to. */
import type { ComponentChildren } from 'preact';
import { DeckLines } from './lines.tsx';
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

export function DeckBuilder({ session, head }: BuilderParts) {
  if (session.data.value === null || session.bench.value === null) return null;
  return (
    <main class="decks">
      <Pool session={session} />
      <div class="deck" tabIndex={0} role="region" aria-label={session.host.words.deck}>
        {head}
        <VerdictPart session={session} />
        <DeckLines session={session} />
        <SampleHand session={session} />
        <Numbers session={session} />
        <InOut session={session} />
      </div>
    </main>
  );
}
