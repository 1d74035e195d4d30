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

/** What happens to a session. `name` is what a spin that begins by it is called. */
export type SessionEvent =
  | { type: 'spin'; name: string }
  | { type: 'buy'; name: string }
  | { type: 'auto'; name: string; settings: AutoSettings }
  | { type: 'stopAuto' }
  /** The break between two spins of a run is over. */
  | { type: 'due'; name: string }
  | { type: 'answered'; spun: Spun; balance: Minor; gift: Gift | null }
  /** `over`: nothing of it stands, and never will. */
  | { type: 'refused'; spin: string; error: GameError; over: boolean }
  /** No answer came. */
  | { type: 'lost'; spin: string }
  | { type: 'retry' }
  /** The picture has come to a win. */
  | { type: 'won'; rate: number }
  /** The picture has shown the spin to its end. */
  | { type: 'shown' }
  /** A spin of before is shown to its end: one that a reload cut off, or once more out of the history. */
  | { type: 'resume'; spun: Spun }
  | { type: 'replay'; spun: Spun }
  | { type: 'hurry' }
  | { type: 'bet'; bet: Minor }
  | { type: 'turbo'; on: boolean }
  | { type: 'paused'; paused: boolean }
  /** The balance moved by something else than this game. */
  | { type: 'balance'; balance: Minor }
  | { type: 'seeds'; seeds: SpinSeeds }
  | { type: 'dismissed' };

/** What is to be done about it, outside. */
export type Effect =
  | { do: 'turn'; turbo: boolean }
  /** Asks the house, after so many ms. */
  | { do: 'ask'; request: SpinRequest; after: number }
  | { do: 'play'; spun: Spun; turbo: boolean }
  | { do: 'hurry' }
  /** The reels come to rest as they were. */
  | { do: 'rest' }
  /** Tells the house that the spin was shown. */
  | { do: 'confirm'; spin: string }
  /** Comes back with `due` after so many ms. */
  | { do: 'wait'; ms: number }
  | { do: 'begun'; spin: string }
  /** Tells the site what the player sees, which is less than there is. */
  | { do: 'shows'; balance: Minor }
  | { do: 'ended'; spin: string; balance: Minor }
  | { do: 'closed'; error: GameError };

export type Step = readonly [Session, readonly Effect[]];

/** So often a spin is asked for before the player is told that the line is lost. */
const MOST_TRIES = 5;
/** ms before it is asked again: doubled with each try. */
const FIRST_WAIT = 500;
const BETWEEN = { calm: 500, turbo: 150 } as const;

const IDLE = { at: 'idle' } as const;

/** Takes in what happened. One spin at a time; nothing of what it brings is decided here. */
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
      // While a spin is on its way nobody knows whether that has it counted in; its answer does.
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

/** No spin is on its way, shown ones of the history aside. */
function isFree({ phase }: Session): boolean {
  return phase.at === 'idle' || (phase.at === 'playing' && phase.replay);
}

function mayBegin({ phase, paused }: Session): boolean {
  return phase.at === 'idle' && !paused;
}

/** The spin that would begin now; null where the model has no such mode, or gifts are to be played first. */
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

/** The run is over, and the player is told why, unless it was the player. */
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

/** Once an answer was lost, these alone say that the spin does not stand: the others may come of the moment. */
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

/** The same spin once more, under its own name. */
function retry(session: Session): Step {
  const { phase } = session;
  if (phase.at !== 'lost') return still({ ...session, notice: null });
  const { request } = phase;
  return [
    // It was asked for before, so not every refusal says that it does not stand.
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
  // Told beyond its end, it is the spin's own win all the same.
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

/** The last spin of a gift was shown. */
function giftSpent(session: Session): Session {
  const { gift } = session;
  return gift?.left === 0
    ? { ...session, gift: null, notice: { about: 'giftEnded', won: gift.won } }
    : session;
}

/** What becomes of a run after a spin, and how long it rests before the next one. */
function afterRun(session: Session, spun: Spun): readonly [Session, number | null] {
  if (!session.auto) return [session, null];
  // What follows would be the player's own money.
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

/** A spin that runs may end; a run of them goes on once somebody looks. */
function paused(session: Session, paused: boolean): Step {
  const now = { ...session, paused };
  return session.auto && !paused && session.paused ? [now, [{ do: 'wait', ms: BETWEEN.calm }]] : still(now);
}
