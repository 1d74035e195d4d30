import type { Minor } from '../../../contract/money.ts';
import type { GameError } from '../../../contract/providers/envelope.ts';
import type { SpinSeeds } from '../../../contract/providers/slotPlay.ts';
import type { SpinMode } from '../../../contract/slots/model.ts';
import { stakeOf, winOf } from '../../../contract/slots/spin.ts';
import { type AutoSettings, type AutoStop, afterSpin, beforeSpin, startAuto } from './autoRun.ts';
import {
  type Gift,
  isFeatured,
  type Notice,
  type Session,
  type SpinRequest,
  type Spun,
  shownBalance,
  withHistory,
} from './state.ts';

/** Events of a session. `name` is the id of a spin that begins with it. */
export type SessionEvent =
  | { type: 'spin'; name: string }
  | { type: 'buy'; name: string }
  | { type: 'auto'; name: string; settings: AutoSettings }
  | { type: 'stopAuto' }
  /** The pause between two spins of an autoplay is over. */
  | { type: 'due'; name: string }
  | { type: 'answered'; spun: Spun; balance: Minor; gift: Gift | null }
  /** `over`: the spin has no effect, now or later. */
  | { type: 'refused'; spin: string; error: GameError; over: boolean }
  /** No answer came. */
  | { type: 'lost'; spin: string }
  | { type: 'retry' }
  /** The scene has reached a win. */
  | { type: 'won'; rate: number }
  /** The scene has shown the spin to its end. */
  | { type: 'shown' }
  /** Shows an earlier spin: one interrupted by a reload, or a replay from the history. */
  | { type: 'resume'; spun: Spun }
  | { type: 'replay'; spun: Spun }
  | { type: 'hurry' }
  | { type: 'bet'; bet: Minor }
  | { type: 'turbo'; on: boolean }
  | { type: 'paused'; paused: boolean }
  /** The balance changed outside this game. */
  | { type: 'balance'; balance: Minor }
  | { type: 'seeds'; seeds: SpinSeeds }
  | { type: 'dismissed' };

/** Effects to be performed outside. */
export type Effect =
  | { do: 'turn'; turbo: boolean }
  /** Sends the request to the house, after this many ms. */
  | { do: 'ask'; request: SpinRequest; after: number }
  | { do: 'play'; spun: Spun; turbo: boolean }
  | { do: 'hurry' }
  /** The reels come to rest at their previous positions. */
  | { do: 'rest' }
  /** Reports to the house that the spin was shown. */
  | { do: 'confirm'; spin: string }
  /** Dispatches `due` after this many ms. */
  | { do: 'wait'; ms: number }
  | { do: 'begun'; spin: string }
  /** Reports to the site the displayed balance, which excludes wins not shown yet. */
  | { do: 'shows'; balance: Minor }
  | { do: 'ended'; spin: string; balance: Minor }
  | { do: 'closed'; error: GameError };

export type Step = readonly [Session, readonly Effect[]];

/** Number of requests for a spin before the connection is shown as lost. */
const MOST_TRIES = 5;
/** ms before the first retry: doubled with each one. */
const FIRST_WAIT = 500;
const BETWEEN = { calm: 500, turbo: 150 } as const;

const IDLE = { at: 'idle' } as const;

/** Reduces an event to the next state. One spin at a time; results are never decided here. */
export function step(session: Session, event: SessionEvent): Step {
  switch (event.type) {
    case 'spin':
      return begin(session, 'base', event.name);
    case 'buy':
      return begin(session, 'buy', event.name);
    case 'auto':
      return mayBegin(session)
        ? due({ ...session, auto: startAuto(event.settings) }, event.name)
        : still(session);
    case 'due':
      return due(session, event.name);
    case 'stopAuto':
      return still({ ...session, auto: null });
    case 'answered':
      return answered(session, event);
    case 'refused':
      return refused(session, event);
    case 'lost':
      return lost(session, event.spin);
    case 'retry':
      return retry(session);
    case 'won':
      return won(session, event.rate);
    case 'shown':
      return shown(session);
    case 'resume':
      return play(session, event.spun, false);
    case 'replay':
      return play(session, event.spun, true);
    case 'hurry':
      return hurry(session);
    case 'paused':
      return paused(session, event.paused);
    case 'bet':
      return still(
        isFree(session) && session.bets.includes(event.bet) ? { ...session, bet: event.bet } : session,
      );
    case 'turbo':
      return still({ ...session, turbo: event.on });
    case 'balance':
      // While a spin is pending it is unknown whether that balance includes it; its answer does.
      return still(isFree(session) ? { ...session, balance: event.balance } : session);
    case 'seeds':
      return still({ ...session, seeds: event.seeds });
    case 'dismissed':
      return still({ ...session, notice: null });
  }
}

function still(session: Session): Step {
  return [session, []];
}

/** No spin is pending, apart from replays of the history. */
function isFree({ phase }: Session): boolean {
  return phase.at === 'idle' || (phase.at === 'playing' && phase.replay);
}

function mayBegin({ phase, paused }: Session): boolean {
  return phase.at === 'idle' && !paused;
}

/** The spin that would begin now; null if the model lacks the mode, or free spins must be played first. */
function nextRequest({ slot, bet, gift }: Session, mode: SpinMode, spin: string): SpinRequest | null {
  if (gift && gift.left > 0)
    return mode === 'base' ? { spin, mode, bet: gift.bet, stake: 0n, gift: true } : null;
  const stake = stakeOf(slot, mode, bet);
  return stake === null ? null : { spin, mode, bet, stake, gift: false };
}

function begin(session: Session, mode: SpinMode, name: string): Step {
  const request = nextRequest(session, mode, name);
  if (!request || !mayBegin(session)) return still(session);
  if (request.stake > session.balance)
    return still({ ...session, auto: null, notice: { about: 'refused', error: 'balance' } });
  return [
    { ...session, phase: { at: 'asking', request, tries: 0, hurried: false }, win: 0n, notice: null },
    [
      { do: 'begun', spin: request.spin },
      { do: 'turn', turbo: session.turbo },
      { do: 'ask', request, after: 0 },
    ],
  ];
}

function due(session: Session, name: string): Step {
  const { auto } = session;
  if (!auto || !mayBegin(session)) return still(session);
  const stake = nextRequest(session, 'base', name)?.stake ?? session.bet;
  const why = beforeSpin(auto, stake, session.balance);
  return why ? still(ended(session, why)) : begin(session, 'base', name);
}

/** Ends the autoplay and shows the player why, unless the player stopped it. */
function ended(session: Session, why: AutoStop): Session {
  return { ...session, auto: null, notice: { about: 'autoEnded', why } };
}

function answered(session: Session, { spun, balance, gift }: SessionEvent & { type: 'answered' }): Step {
  const { phase } = session;
  if (phase.at !== 'asking' || phase.request.spin !== spun.spin) return still(session);
  const seeds = { ...session.seeds, serverSeedHash: spun.serverSeedHash, nonce: spun.nonce + 1 };
  const turbo = session.turbo || phase.hurried;
  return [
    { ...session, phase: { at: 'playing', spun, replay: false }, balance, gift, seeds },
    [{ do: 'play', spun, turbo }],
  ];
}

/** After a lost answer only these refusals prove that the spin does not exist: others may be temporary. */
const CERTAIN: readonly GameError[] = ['balance', 'limit', 'session'];

function refused(session: Session, { spin, error, over }: SessionEvent & { type: 'refused' }): Step {
  const { phase } = session;
  if (phase.at !== 'asking' || phase.request.spin !== spin) return still(session);
  const stands = !over && phase.tries > 0 && !CERTAIN.includes(error);
  if (error === 'connection' || stands) return lost(session, spin);
  const rest = [{ do: 'rest' }, { do: 'ended', spin, balance: session.balance }] as const;
  const takenBack = over && error === 'other';
  const notice: Notice = takenBack ? { about: 'takenBack' } : { about: 'refused', error };
  const stopped = { ...session, auto: null, notice } as const;
  if (error === 'session')
    return [{ ...stopped, phase: { at: 'closed' } }, [...rest, { do: 'closed', error }]];
  return [{ ...stopped, phase: IDLE }, rest];
}

function lost(session: Session, spin: string): Step {
  const { phase } = session;
  if (phase.at !== 'asking' || phase.request.spin !== spin) return still(session);
  const tries = phase.tries + 1;
  if (tries >= MOST_TRIES)
    return [
      {
        ...session,
        phase: { at: 'lost', request: phase.request },
        auto: null,
        notice: { about: 'refused', error: 'connection' },
      },
      [{ do: 'rest' }],
    ];
  const after = FIRST_WAIT * 2 ** (tries - 1);
  return [{ ...session, phase: { ...phase, tries } }, [{ do: 'ask', request: phase.request, after }]];
}

/** Requests the same spin again, under its own id. */
function retry(session: Session): Step {
  const { phase } = session;
  if (phase.at !== 'lost') return still({ ...session, notice: null });
  const { request } = phase;
  return [
    // It was requested before, so not every refusal proves that it does not exist.
    { ...session, phase: { at: 'asking', request, tries: 1, hurried: false }, notice: null },
    [
      { do: 'turn', turbo: session.turbo },
      { do: 'ask', request, after: 0 },
    ],
  ];
}

function play(session: Session, spun: Spun, replay: boolean): Step {
  if (session.phase.at !== 'idle' || session.auto) return still(session);
  const now: Session = { ...session, phase: { at: 'playing', spun, replay }, win: 0n, notice: null };
  const begun: Effect[] = [
    { do: 'begun', spin: spun.spin },
    { do: 'shows', balance: shownBalance(now) },
  ];
  return [now, [...(replay ? [] : begun), { do: 'play', spun, turbo: session.turbo }]];
}

function won(session: Session, rate: number): Step {
  const { phase } = session;
  if (phase.at !== 'playing') return still(session);
  // A displayed rate above the spin's is limited to the spin's own win.
  const win = winOf({ rate: Math.min(rate, phase.spun.rate) }, phase.spun.bet);
  return still(win === session.win ? session : { ...session, win });
}

function shown(session: Session): Step {
  const { phase } = session;
  if (phase.at !== 'playing') return still(session);
  const { spun, replay } = phase;
  const now = { ...session, phase: IDLE, win: spun.win };
  if (replay) return still(now);
  const over: Effect[] = [
    { do: 'confirm', spin: spun.spin },
    { do: 'ended', spin: spun.spin, balance: session.balance },
  ];
  const stopped = giftSpent({ ...now, history: withHistory(session.history, spun) });
  const [next, wait] = afterRun(stopped, spun);
  return [next, wait === null ? over : [...over, { do: 'wait', ms: wait }]];
}

/** The last free spin was shown. */
function giftSpent(session: Session): Session {
  const { gift } = session;
  return gift?.left === 0
    ? { ...session, gift: null, notice: { about: 'giftEnded', won: gift.won } }
    : session;
}

/** The autoplay's state after a spin, and the pause before the next one. */
function afterRun(session: Session, spun: Spun): readonly [Session, number | null] {
  if (!session.auto) return [session, null];
  // The next spin would cost the player's own money.
  if (session.notice?.about === 'giftEnded') return [{ ...session, auto: null }, null];
  const auto = afterSpin(session.auto, { ...spun, featured: isFeatured(spun) });
  if (typeof auto === 'string') return [ended(session, auto), null];
  return [{ ...session, auto }, session.turbo ? BETWEEN.turbo : BETWEEN.calm];
}

function hurry(session: Session): Step {
  const { phase } = session;
  if (phase.at === 'asking') return still({ ...session, phase: { ...phase, hurried: true } });
  return phase.at === 'playing' ? [session, [{ do: 'hurry' }]] : still(session);
}

/** A running spin may end; an autoplay continues once the page is visible. */
function paused(session: Session, paused: boolean): Step {
  const now = { ...session, paused };
  return session.auto && !paused && session.paused ? [now, [{ do: 'wait', ms: BETWEEN.calm }]] : still(now);
}
