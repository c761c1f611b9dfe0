/** Flags about changes to a game, and about its clauses. */
import { Option } from 'commander';
import { positiveNumber } from '../../arguments.ts';
import { say } from '../../say.ts';

export function againstFlag(): Option {
  return new Option(
    '--against <state>',
    say(
      'compare with another: the same games by the game as it was at a git revision, or is in that folder',
    ),
  );
}

export function worthFlag(): Option {
  return new Option(
    '--worth [what]',
    say('what each card and each figure adds to its deck: cards, figures; default: both'),
  ).choices(['cards', 'figures']);
}

export function suggestFlag(): Option {
  return new Option(
    '--suggest',
    say(
      'propose changes of figures and of cards in decks within the bounds of balance.yaml; writes nothing',
    ),
  );
}

export function budgetFlag(): Option {
  return new Option(
    '--budget <games>',
    say('games in all of --worth and --suggest; default: 20000, and 40000'),
  ).argParser(positiveNumber);
}

export function clausesFlag(): Option {
  return new Option(
    '--clauses',
    say(
      'the numbered clauses of rules.md: how often each decided, and which never did, in a sample of the games',
    ),
  );
}
