/**
 * What a session can be asked. To add a command: a function here, and a section in
 * docs/engine-protocol.md; a test compares the two.
 */
import { botNamed, botPlayer, bots } from '../bots/index.ts';
import { namedOutcome } from '../outcome.ts';
import type { GameEvent } from '../rules.ts';
import { seatName } from '../seats.ts';
import { saveMatch } from '../saves/index.ts';
import {
  loadMatch,
  seatOf,
  seatsOf,
  setUp,
  takePosition,
  type AnyMatch,
  viewerOf,
  type Matches,
} from './matches.ts';
import { ProtocolError, type Request } from './request.ts';

type Answer = Readonly<Record<string, unknown>>;
type Command = (matches: Matches, request: Request) => Answer;

/** Version of the protocol: a higher one may answer otherwise. */
const PROTOCOL = 2;

export const commands: Readonly<Record<string, Command>> = {
  game({ game: { compiled } }) {
    const { id, players, options, decks } = compiled;
    const defaults = Object.entries(options).map(([name, option]) => [name, option.default]);
    return {
      protocol: PROTOCOL,
      game: id,
      players,
      options: Object.fromEntries(defaults) as unknown,
      decks: decks.map((deck) => deck.id),
      bots: bots.map((bot) => bot.id),
      levels: Object.fromEntries(
        bots.flatMap(({ id, levels }) => (levels === undefined ? [] : [[id, levels.offered]])),
      ),
    };
  },

  setup: (matches, request) => opened(matches, request, setUp(matches.game, request)),
  position: (matches, request) => opened(matches, request, takePosition(matches.game, request)),

  load: (matches, request) => begun(matches, loadMatch(matches.game, request)),
  clone: (matches, request) => begun(matches, matches.of(request).fork()),

  close(matches, request) {
    matches.close(request);
    return {};
  },

  toAct: (matches, request) => decider(matches.of(request)),

  legalActions(matches, request) {
    const match = matches.of(request);
    return { actions: match.legalTexts(seatOf(match, request)) };
  },

  refusal(matches, request) {
    const match = matches.of(request);
    const refusal = match.refusalOfText(seatOf(match, request), request.text('action'));
    const message = refusal === null ? null : matches.game.message(refusal);
    return { refusal: refusal === null ? null : { ...refusal, message } };
  },

  apply(matches, request) {
    const match = matches.of(request);
    const events: GameEvent[] = [];
    const stop = match.listen((event) => events.push(event), viewerOf(match, request));
    events.length = 0; // The opening was reported when the match began.
    const refusal = match.actText(seatOf(match, request), request.text('action'));
    stop();
    if (refusal !== null) throw new ProtocolError('ACTION_REFUSED', {}, [refusal]);
    return { ...decider(match), ...result(match), events };
  },

  undo(matches, request) {
    const match = matches.of(request);
    const step = match.undo();
    const undone = step === null ? null : { seat: seatName(step.seat), action: step.text };
    return { undone, ...decider(match) };
  },

  choose(matches, request) {
    const match = matches.of(request);
    if (match.toAct === null) throw new ProtocolError('NOTHING_TO_DECIDE');
    const seat = seatOf(match, request);
    if (match.legalActions(seat).length === 0) throw new ProtocolError('NOTHING_TO_DECIDE');
    const id = request.text('bot');
    const bot = botNamed(id);
    if (bot === undefined) throw new ProtocolError('BAD_FIELD', { field: 'bot', found: id });
    const seed = request.has('seed') ? request.integer('seed') : 0;
    const action = botPlayer(bot, match.rules, seed)(match.state, seat);
    return { seat: seatName(seat), action: match.rules.notation.format(match.state, action) };
  },

  observe(matches, request) {
    const match = matches.of(request);
    const viewer = request.viewer('viewer', seatsOf(match));
    return { observation: match.rules.observe(match.state, viewer) };
  },

  diagram(matches, request) {
    const match = matches.of(request);
    return { diagram: match.rules.diagram(match.state, viewerOf(match, request)) };
  },

  outcome: (matches, request) => result(matches.of(request)),

  save: (matches, request) => ({ save: saveMatch(matches.of(request)) }),

  toPosition(matches, request) {
    const match = matches.of(request);
    return { position: match.rules.toPosition(match.state) };
  },
};

/** A match at its beginning, and what that itself has caused. */
function opened(matches: Matches, request: Request, match: AnyMatch): Answer {
  const events: GameEvent[] = [];
  match.listen((event) => events.push(event), viewerOf(match, request))();
  return { ...begun(matches, match), events };
}

function begun(matches: Matches, match: AnyMatch): Answer {
  return { match: matches.add(match), ...decider(match) };
}

/** Who is waited for, and who else may act. */
function decider(match: AnyMatch): Answer {
  const { toAct } = match;
  if (toAct === null) return { toAct };
  const others = match.mayAct.filter((seat) => seat !== toAct).map(seatName);
  return { toAct: seatName(toAct), ...(others.length > 0 && { others }) };
}

function result({ outcome }: AnyMatch): Answer {
  return { outcome: outcome === null ? null : namedOutcome(outcome) };
}
