import { ErrorCode } from '../../../contract/errors.ts';
import type { Minor } from '../../../contract/money.ts';
import { compareRounds } from './rounds.ts';

/**
 * Auto-bet: repeats the same bet until a configured limit or the player stops it. A run bets at most once per round and only
 * after the previous bet is decided.
 */

/** How the stake changes after a win or a loss. */
export type StakeRule = { type: 'keep' } | { type: 'reset' } | { type: 'increase'; percent: number };

export interface AutoSettings {
  stake: Minor;
  /** Number of bets; null: until stopped. */
  rounds: number | null;
  /** Stops when the run's net win reaches this. */
  stopWin: Minor | null;
  /** Stops before the run's net loss could exceed this. */
  stopLoss: Minor | null;
  onWin: StakeRule;
  onLoss: StakeRule;
}

export type AutoStop =
  | 'player'
  | 'rounds'
  | 'win'
  | 'loss'
  | 'balance'
  | 'limit'
  | 'refused'
  | 'signedOut'
  | 'break'
  | 'ownLimit'
  | 'reminder'
  /** The page was reloaded, or the browser discarded its tab; the player may resume the run. */
  | 'interrupted';

/** A run; the settings may contain further game-specific bet settings. */
export interface AutoRun<Settings extends AutoSettings = AutoSettings> {
  settings: Settings;
  /** The next stake. */
  stake: Minor;
  /** Decided bets. */
  played: number;
  /** Payouts minus stakes over the decided bets. */
  net: Minor;
  /** The newest round this run sent a bet for; it never bets on that round or an older one again. */
  lastRound: string | null;
  /** The undecided stake, on `lastRound`. */
  open: Minor | null;
  stopped: AutoStop | null;
}

/** The inputs of the decision to bet. */
export interface AutoFacts {
  roundId: string;
  /** The round accepts bets. */
  open: boolean;
  /** ms until betting closes. */
  remaining: number;
  /** Connected and in sync. */
  synced: boolean;
  /** The player has or requested a bet on this round. */
  taken: boolean;
  balance: Minor | null;
  limits: { min: Minor; max: Minor } | null;
}

/** A bet closer to the end of betting than this (ms) would probably be too late: the run waits for the next round. */
const TOO_LATE = 400;

export function startAuto<Settings extends AutoSettings>(settings: Settings): AutoRun<Settings> {
  return { settings, stake: settings.stake, played: 0, net: 0n, lastRound: null, open: null, stopped: null };
}

export function stopAuto<Run extends AutoRun>(run: Run, reason: AutoStop): Run {
  return run.stopped && run.stopped !== 'interrupted' ? run : { ...run, stopped: reason };
}

/** Resumes an interrupted run with its counters and limits unchanged. */
export function resumeAuto<Run extends AutoRun>(run: Run): Run {
  return run.stopped === 'interrupted' ? { ...run, stopped: null } : run;
}

/** Remaining bets; null: no limit. */
export function roundsLeft(run: AutoRun): number | null {
  return run.settings.rounds === null ? null : run.settings.rounds - run.played;
}

/** The next action: bet, stop, or (null) wait. After a bet is sent, `autoSent` must be folded in at once. */
export function autoStep(run: AutoRun, facts: AutoFacts): { bet: Minor } | { stop: AutoStop } | null {
  if (run.stopped || run.open !== null || !facts.synced) return null;
  const { limits, balance } = facts;
  if (!facts.open || facts.remaining < TOO_LATE || facts.taken) return null;
  if (run.lastRound !== null && compareRounds(facts.roundId, run.lastRound) <= 0) return null;
  if (limits === null || balance === null) return null;
  if (run.stake < limits.min || run.stake > limits.max) return { stop: 'limit' };
  if (run.stake > balance) return { stop: 'balance' };
  if (run.settings.stopLoss !== null && run.stake - run.net > run.settings.stopLoss) return { stop: 'loss' };
  return { bet: run.stake };
}

/** The bet on `roundId` was sent. */
export function autoSent<Run extends AutoRun>(run: Run, roundId: string): Run {
  return { ...run, lastRound: roundId, open: run.stake };
}

/** The bet on `roundId` was not placed: refused for a temporary reason, or not found. */
export function autoVoid<Run extends AutoRun>(run: Run, roundId: string): Run {
  return run.lastRound === roundId ? { ...run, open: null } : run;
}

/** The bet on `roundId` is decided; `win` is its payout (a returned bet's stake is neither won nor lost). */
export function autoResult<Run extends AutoRun>(run: Run, roundId: string, win: Minor): Run {
  if (run.lastRound !== roundId || run.open === null) return run;
  const { settings } = run;
  const profit = win - run.open;
  const net = run.net + profit;
  const played = run.played + 1;
  const rule: StakeRule = profit === 0n ? { type: 'keep' } : profit > 0n ? settings.onWin : settings.onLoss;
  const next = { ...run, played, net, open: null, stake: nextStake(run.stake, settings.stake, rule) };
  if (settings.rounds !== null && played >= settings.rounds) return stopAuto(next, 'rounds');
  if (settings.stopWin !== null && net >= settings.stopWin) return stopAuto(next, 'win');
  if (settings.stopLoss !== null && -net >= settings.stopLoss) return stopAuto(next, 'loss');
  return next;
}

/** A raised stake is truncated to whole units of the currency, like typed stakes. */
function nextStake(stake: Minor, base: Minor, rule: StakeRule): Minor {
  if (rule.type === 'keep') return stake;
  if (rule.type === 'reset') return base;
  const raised = (stake * BigInt(100 + rule.percent)) / 100n;
  const whole = (raised / 100n) * 100n;
  return whole > stake ? whole : raised;
}

const ENDING: Partial<Record<number, AutoStop>> = {
  [ErrorCode.insufficientBalance]: 'balance',
  [ErrorCode.wrongBetAmount]: 'limit',
  [ErrorCode.overLimit]: 'limit',
  [ErrorCode.logInFirst]: 'signedOut',
  [ErrorCode.signInAgain]: 'signedOut',
  [ErrorCode.badToken]: 'signedOut',
  [ErrorCode.loginExpired]: 'signedOut',
  [ErrorCode.onBreak]: 'break',
  [ErrorCode.overOwnLimit]: 'ownLimit',
  [ErrorCode.accountFrozen]: 'refused',
  [ErrorCode.accountBlocked]: 'refused',
  [ErrorCode.tooYoung]: 'refused',
  [ErrorCode.badParameter]: 'refused',
  [ErrorCode.invalidGame]: 'refused',
  [ErrorCode.maintenance]: 'refused',
};

/** The stop reason for a refusal with this code; undefined: the run tries the next round. */
export function endingOf(code: number): AutoStop | undefined {
  return ENDING[code];
}
