import { defineDiagnostic } from '../define.ts';
import { quote } from '../words.ts';

export const pastGame = defineDiagnostic<{
  /** As the user wrote it. */
  revision: string;
  reason: 'no-git' | 'no-revision' | 'no-game';
}>({
  code: 'CW3090',
  name: 'past-game',
  severity: 'error',
  title: 'An earlier state of the game that cannot be had',
  message: ({ revision, reason }) =>
    ({
      'no-git': `The game does not lie in a git repository, or git is not installed: there is no ${quote(revision)}.`,
      'no-revision': `The repository has no revision ${quote(revision)}.`,
      'no-game': `The game was not yet there at ${quote(revision)}.`,
    })[reason],
  hint: ({ reason }) =>
    reason === 'no-revision'
      ? 'Name a commit, a branch or a tag, as "git log" and "git tag" show them.'
      : undefined,
});
