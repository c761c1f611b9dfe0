/** What is said of a queue on either side of it. */
import {
  PASSWORD_VARIABLE,
  queueAddress,
  type Connection,
  type QueueAddress,
  type QueueTrouble,
  type Refusal,
} from '../../../simulation/index.ts';
import { WrongUse } from '../../exit.ts';
import { note } from '../../report.ts';
import { say } from '../../say.ts';
import type { Terminal } from '../../terminal.ts';

/** The address that was asked for. It is never repeated as it was typed: it may hold a password. */
export function requestedQueue(text: string): QueueAddress {
  const address = queueAddress(text);
  if (address !== null) return address;
  throw new WrongUse(
    say('This is no address of a queue.'),
    say(
      'One is redis://host:6379, or rediss://user@host:6379/0; {variable} may hold the password.',
      {
        variable: PASSWORD_VARIABLE,
      },
    ),
  );
}

export function connectionShown(
  { shown }: QueueAddress,
  terminal: Terminal,
): (connection: Connection) => void {
  let isLost = false;
  return (connection) => {
    if (isLost === (connection === 'lost')) return;
    isLost = connection === 'lost';
    note(
      isLost
        ? say('The queue at {queue} is gone. As soon as it is back, this goes on.', {
            queue: shown,
          })
        : say('The queue at {queue} is back.', { queue: shown }),
      terminal,
    );
  };
}

export function troubleWords(trouble: QueueTrouble): [string, string?] {
  switch (trouble.why) {
    case 'unreachable':
      return [
        say('The queue at {queue} cannot be used: {why}', {
          queue: trouble.queue,
          why: trouble.said,
        }),
        say('It must be a Redis or Valkey that runs and lets you in.'),
      ];
    case 'busy':
      return [
        say('Somebody else is playing this very run on the queue.'),
        say('Wait for the result there. If it was killed, try again in a quarter of a minute.'),
      ];
    case 'failed':
      return [
        say('Shard {shard} failed on every worker that tried it: {why}', {
          shard: trouble.shard + 1,
          why: trouble.said,
        }),
      ];
    case 'differs':
      return [
        say('Shard {shard} came out differently on two workers.', { shard: trouble.shard + 1 }),
        say(
          'Rules must decide by the state and its random streams alone: no clock, no Math.random.',
        ),
      ];
  }
}

/** Why a worker does not play a game. `engine`: of whoever wants it played. */
export function refusalWords(refusal: Refusal, engine: string): string {
  switch (refusal.why) {
    case 'engine':
      return say('it is Cardwright {here}, and the run was planned with {engine}', {
        here: refusal.here,
        engine,
      });
    case 'unknown':
      return say('it was not started with this game, and rules are programs');
    case 'rules':
      return say('the rules of play that it was started with are different');
    case 'damaged':
      return say('the game that came is not the one that was announced');
  }
}
