import type { Minor, Rate } from '../../../../contract/money.ts';
import { compareRounds } from '../../engine/roundOrder.ts';
import type { CrashState } from './crashState.ts';

/**
 * What the player asked for and the house has not answered yet, at most one thing a round. An intent always
 * ends: by the reply, by a refusal, by news or a snapshot that shows its effect, by the round's passing, or,
 * when the answer is lost, by the first snapshot asked for after that.
 */
export interface CrashIntent {
  kind: 'bet' | 'cancel' | 'cashOut';
  roundId: string;
  /** The idempotency key: the same intent asked again moves nothing twice. */
  key: string;
  /** bet: what is staked, and the auto cash-out. */
  amount: Minor;
  autoRate: Rate | null;
  /** When the answer was given up, on the scale of snapshots' `asked`; null while it may still come. */
  lostAt: number | null;
}

export type CrashIntents = ReadonlyMap<string, CrashIntent>;

export const NO_INTENTS: CrashIntents = new Map();

export function withIntent(intents: CrashIntents, intent: CrashIntent): CrashIntents {
  return new Map(intents).set(intent.roundId, intent);
}

/** Removes an answered intent; a later one on the same round stays. */
export function withoutIntent(intents: CrashIntents, { roundId, key }: CrashIntent): CrashIntents {
  return keptIntents(intents, (one) => one.roundId !== roundId || one.key !== key);
}

/** Gives up the answer of an intent: the next snapshot decides. */
export function lostIntent(intents: CrashIntents, intent: CrashIntent, at: number): CrashIntents {
  const known = intents.get(intent.roundId);
  return known?.key === intent.key ? withIntent(intents, { ...known, lostAt: at }) : intents;
}

/**
 * Drops the intents that `state` has decided.
 * @param asked when the snapshot in `state` was asked for, if one just came
 */
export function openIntents(
  intents: CrashIntents,
  state: CrashState,
  asked: number | null = null,
): CrashIntents {
  return keptIntents(intents, (intent) => {
    if (asked !== null && intent.lostAt !== null && asked >= intent.lostAt) return false;
    if (state.round && compareRounds(intent.roundId, state.round.roundId) < 0) return false;
    const own = state.owns.get(intent.roundId);
    if (!own) return true;
    return intent.kind === 'bet' ? own.status === 'returned' : own.status === 'placed';
  });
}

function keptIntents(intents: CrashIntents, keep: (intent: CrashIntent) => boolean): CrashIntents {
  const kept = new Map([...intents].filter(([, intent]) => keep(intent)));
  return kept.size === intents.size ? intents : kept;
}
