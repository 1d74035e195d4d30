import { ErrorCode } from '../../../contract/errors.ts';
import type { Minor } from '../../../contract/money.ts';
import { compareRounds } from './rounds.ts';

/**
 * Auto-bet: the same bet round after round until a limit the player set, or the player, stops it. A run bets at
 * most once a round and never before the bet before it is decided.
 */

/** What becomes of the stake after a win or a loss. */
export type StakeRule = { type: 'keep' } | { type: 'reset' } | { type: 'increase'; percent: number };

export interface AutoSettings {
  stake: Minor;
  /** How many bets; null: until stopped. */
  rounds: number | null;
  /** Stops when the run has won so much in all. */
  stopWin: Minor | null;
  /** Stops before the run could have lost more than this in all. */
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
  /** The page was loaded again, or the browser had let its tab go: the player may go on with it. */
  | 'interrupted';

/** A run, with whatever else the game sets for its bets in the settings. */
export interface AutoRun<Settings extends AutoSettings = AutoSettings> {
  settings: Settings;
  /** The next stake. */
  stake: Minor;
  /** Decided bets. */
  played: number;
  /** Returns less stakes over the decided bets. */
  net: Minor;
  /** The newest round this run asked to bet on: it never bets there, or before, again. */
  lastRound: string | null;
  /** The stake that is not decided yet, on `lastRound`. */
  open: Minor | null;
  stopped: AutoStop | null;
}

/** What a run looks at before it bets. */
export interface AutoFacts {
  roundId: string;
  /** The round takes bets. */
  open: boolean;
  /** ms until it takes no more. */
  remaining: number;
  /** Connected, and nothing known to be missing. */
  synced: boolean;
  /** The player has a bet, or has asked for one, on this round. */
  taken: boolean;
  balance: Minor | null;
  limits: { min: Minor; max: Minor } | null;
}

/** A bet this near to the end of betting (ms) would likely come too late: the run waits for the next round. */
const TOO_LATE = 400;

export function startAuto<Settings extends AutoSettings>(settings: Settings): AutoRun<Settings> {
  return { settings, stake: settings.stake, played: 0, net: 0n, lastRound: null, open: null, stopped: null };
}

export function stopAuto<Run extends AutoRun>(run: Run, reason: AutoStop): Run {
  return run.stopped && run.stopped !== 'interrupted' ? run : { ...run, stopped: reason };
}

/** Goes on with a run that was interrupted, with its counters and limits as they were. */
export function resumeAuto<Run extends AutoRun>(run: Run): Run {
  return run.stopped === 'interrupted' ? { ...run, stopped: null } : run;
}

/** How many bets are left; null: no end set. */
export function roundsLeft(run: AutoRun): number | null {
  return run.settings.rounds === null ? null : run.settings.rounds - run.played;
}

/** What to do now: bet, stop, or (null) wait. After a bet is sent, `autoSent` must be folded in at once. */
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

/** The bet on `roundId` never came to stand: refused for a reason that passes, or not there after all. */
export function autoVoid<Run extends AutoRun>(run: Run, roundId: string): Run {
  return run.lastRound === roundId ? { ...run, open: null } : run;
}

/** The bet on `roundId` is decided; `win` is its total return (a returned bet's stake is neither won nor lost). */
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

/** A raised stake is cut to whole units of the currency, as stakes are typed. */
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

/** Why a run ends by a refusal of this code; undefined: a run of table rounds tries the next one. */
export function endingOf(code: number): AutoStop | undefined {
  return ENDING[code];
}
