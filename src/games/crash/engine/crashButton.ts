import { effectiveAutoRate, rateAt } from '../../../../contract/games/crash/rules.ts';
import { type Minor, payout, type Rate } from '../../../../contract/money.ts';
import { pendingOn } from '../../engine/pending.ts';
import { view } from './crash.ts';
import { type CrashResult, ownResult } from './crashOwn.ts';
import type { CrashOwnBet, CrashPending, CrashState } from './crashState.ts';
import { betSlotKey } from './slips.ts';

/** What a slip's big button may be pressed for. */
type ButtonAction = 'signIn' | 'deposit' | 'bet' | 'cancel' | 'cashOut' | 'startAuto' | 'stopAuto';

type ButtonKind =
  /** Nothing known yet. */
  | 'loading'
  /** No connection: nothing can be asked for. `amount` says what still stands. */
  | 'reconnecting'
  | 'signIn'
  | 'bet'
  | 'joinNext'
  /** The stake or the auto cash-out is not a valid one. */
  | 'checkFields'
  | 'noFunds'
  /** A bet was sent and not answered yet. */
  | 'joining'
  | 'joined'
  | 'joinedNext'
  | 'cancelling'
  | 'cashOut'
  /** A cash-out was sent, or the auto cash-out is due, and the answer is on its way. */
  | 'cashingOut'
  /** The round is over and the answer to what was asked in it is on its way. */
  | 'deciding'
  | 'startAuto'
  | 'autoRunning';

export interface CrashButton {
  kind: ButtonKind;
  /** What a press does; null: nothing, the button is disabled. */
  action: ButtonAction | null;
  /** The round the action is for. */
  roundId: string;
  /** bet, joined …: the stake; cashOut, cashingOut: what it returns right now. */
  amount: Minor | null;
  /** cashOut: the part of `amount` above the stake. */
  profit: Minor | null;
  /** How the player's bet of this round ended, shown beside the offer to join the next. */
  result: CrashResult | null;
  /** The auto cash-out of the bet that flies. */
  autoRate: Rate | null;
}

export interface ButtonFacts {
  state: CrashState;
  /** Whose button it is; runs of auto-bets play the first. */
  betSlot: number;
  /** Server time, ms. */
  now: number;
  connected: boolean;
  signedIn: boolean;
  balance: Minor | null;
  /** Null when the fields do not hold a valid bet. */
  stake: Minor | null;
  pending: readonly CrashPending[];
  mode: 'manual' | 'auto';
  autoRunning: boolean;
}

/** What the big button says and does. It never offers what cannot be done at that moment. */
export function crashButton(facts: ButtonFacts): CrashButton {
  const { state, connected, signedIn, now } = facts;
  const { round } = state;
  if (!round) return plain(connected ? 'loading' : 'reconnecting', '');
  const { roundId } = round;
  const place = betSlotKey(roundId, facts.betSlot);
  const own = state.ownBets.get(place);
  const open = own?.status === 'placed' && !round.end;
  if (!connected)
    return {
      ...plain('reconnecting', roundId),
      amount: open ? own.amount : null,
      autoRate: own?.autoRate ?? null,
    };
  if (!signedIn) return { ...plain('signIn', roundId), action: 'signIn' };
  const { phase } = view(state, now);
  const request = pendingOn(facts.pending, place);
  if (phase === 'crashed' && request) return plain('deciding', roundId);
  if (request?.kind === 'bet') return { ...plain('joining', roundId), amount: request.amount };
  if (request?.kind === 'cancel') return plain('cancelling', roundId);
  if (phase === 'preparation' && request) return plain('deciding', roundId);
  if (phase === 'preparation') return beforeFlight(facts, roundId, own, 'joined');
  if (phase === 'goUp' && own?.status === 'placed') return inFlight(facts, own, now - round.startTime);
  const result = own ? ownResult(own, round.end, state.limits) : null;
  return { ...forNextRound(facts, round.nextRoundId), result };
}

/** What is the same in every round, so that a press may begin in one and end in the next. */
const OF_NO_ROUND: ReadonlySet<ButtonAction | null> = new Set(['signIn', 'deposit', 'startAuto', 'stopAuto']);

/** Tells what a press is for: a finger that came down for something else does nothing when it lifts. */
export function pressMeaning({ action, roundId }: Pick<CrashButton, 'action' | 'roundId'>): string {
  return OF_NO_ROUND.has(action) ? `${action}` : `${action} ${roundId}`;
}

function beforeFlight(
  facts: ButtonFacts,
  roundId: string,
  own: CrashOwnBet | undefined,
  joined: 'joined' | 'joinedNext',
): CrashButton {
  if (facts.autoRunning) return { ...plain('autoRunning', roundId), action: 'stopAuto' };
  if (own?.status === 'placed') return { ...plain(joined, roundId), action: 'cancel', amount: own.amount };
  const { stake, balance } = facts;
  if (stake === null) return plain('checkFields', roundId);
  if (balance !== null && balance < stake)
    return { ...plain('noFunds', roundId), action: 'deposit', amount: stake };
  if (facts.mode === 'auto') return { ...plain('startAuto', roundId), action: 'startAuto', amount: stake };
  return { ...plain(joined === 'joined' ? 'bet' : 'joinNext', roundId), action: 'bet', amount: stake };
}

function forNextRound(facts: ButtonFacts, roundId: string): CrashButton {
  const place = betSlotKey(roundId, facts.betSlot);
  const request = pendingOn(facts.pending, place);
  if (request?.kind === 'bet') return { ...plain('joining', roundId), amount: request.amount };
  if (request) return plain('cancelling', roundId);
  return beforeFlight(facts, roundId, facts.state.ownBets.get(place), 'joinedNext');
}

/** The offer is what the house would pay at this moment by the same integers; at the auto cash-out it stands still. */
function inFlight(facts: ButtonFacts, own: CrashOwnBet, flight: number): CrashButton {
  const { limits } = facts.state;
  const ceiling = limits ? effectiveAutoRate(own.amount, own.autoRate, limits) : own.autoRate;
  const shown = rateAt(flight);
  const due = ceiling !== null && shown >= ceiling;
  const amount = payout(own.amount, due ? ceiling : shown);
  const requested = pendingOn(facts.pending, betSlotKey(own.roundId, own.betSlot))?.kind === 'cashOut';
  const waiting = due || requested;
  return {
    ...plain(waiting ? 'cashingOut' : 'cashOut', own.roundId),
    action: waiting ? null : 'cashOut',
    amount,
    profit: amount - own.amount,
    autoRate: own.autoRate,
  };
}

function plain(kind: ButtonKind, roundId: string): CrashButton {
  return { kind, action: null, roundId, amount: null, profit: null, result: null, autoRate: null };
}
