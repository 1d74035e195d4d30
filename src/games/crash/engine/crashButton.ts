import { effectiveAutoRate, rateAt } from '../../../../contract/games/crash/rules.ts';
import { type Minor, payout, type Rate } from '../../../../contract/money.ts';
import { pendingOn } from '../../engine/pending.ts';
import { view } from './crash.ts';
import { type CrashResult, ownResult } from './crashOwn.ts';
import type { CrashOwnBet, CrashPending, CrashState } from './crashState.ts';
import { betSlotKey } from './slips.ts';

/** The actions of a slip's big button. */
type ButtonAction = 'signIn' | 'deposit' | 'bet' | 'cancel' | 'cashOut' | 'startAuto' | 'stopAuto';

type ButtonKind =
  /** No snapshot yet. */
  | 'loading'
  /** No connection: no action is possible. `amount` is the stake still in play. */
  | 'reconnecting'
  | 'signIn'
  | 'bet'
  | 'joinNext'
  /** The stake or the auto cash-out is invalid. */
  | 'checkFields'
  | 'noFunds'
  /** A bet was sent and is not answered yet. */
  | 'joining'
  | 'joined'
  | 'joinedNext'
  | 'cancelling'
  | 'cashOut'
  /** A cash-out was sent, or the auto cash-out is due; the reply is pending. */
  | 'cashingOut'
  /** The round is over and the reply to a request in it is pending. */
  | 'deciding'
  | 'startAuto'
  | 'autoRunning';

export interface CrashButton {
  kind: ButtonKind;
  /** The action of a press; null: the button is disabled. */
  action: ButtonAction | null;
  /** The round the action is for. */
  roundId: string;
  /** bet, joined …: the stake; cashOut, cashingOut: the current payout. */
  amount: Minor | null;
  /** cashOut: the part of `amount` above the stake. */
  profit: Minor | null;
  /** Result of the player's bet in this round, shown beside the offer to join the next. */
  result: CrashResult | null;
  /** The auto cash-out of the flying bet. */
  autoRate: Rate | null;
}

export interface ButtonFacts {
  state: CrashState;
  /** The button's slip; auto-bet runs use the first. */
  betSlot: number;
  /** Server time, ms. */
  now: number;
  connected: boolean;
  signedIn: boolean;
  balance: Minor | null;
  /** Null when the fields contain no valid bet. */
  stake: Minor | null;
  pending: readonly CrashPending[];
  mode: 'manual' | 'auto';
  autoRunning: boolean;
}

/** The state of the big button. It never offers an action that is impossible at that moment. */
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

/** Actions that do not depend on the round, so a press may begin in one round and end in the next. */
const OF_NO_ROUND: ReadonlySet<ButtonAction | null> = new Set(['signIn', 'deposit', 'startAuto', 'stopAuto']);

/** Identifies the action of a press: a press that began on another action is ignored when the finger lifts. */
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

/** Offers the payout of this moment, computed with the server's integer arithmetic; it stops at the auto cash-out. */
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
