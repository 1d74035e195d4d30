import { timeOf } from '../../../../contract/games/crash/rules.ts';
import type { Rate } from '../../../../contract/money.ts';
import type { Round } from '../../rounds/game.ts';
import { targetOf } from './chain.ts';

/** How a round's flight goes, as its secret decides. It must not leave the house before the rocket breaks up. */
export interface Flight {
  target: Rate;
  /** From lift-off to the break-up: the first whole millisecond at which the target is reached. */
  ms: number;
}

/** Flights are asked for again and again while their round is live. */
const KEPT = 64;
const known = new Map<string, Flight>();

/** The flight of a round. */
export function flightOf(round: Pick<Round, 'secret' | 'public'>): Flight {
  const salt = saltOf(round);
  const key = round.secret + salt;
  const kept = known.get(key);
  if (kept) return kept;
  const target = targetOf(round.secret, salt);
  const flight = { target, ms: timeOf(target) };
  known.set(key, flight);
  const oldest = known.size > KEPT && known.keys().next().value;
  if (oldest) known.delete(oldest);
  return flight;
}

/** seedPubHash, the chain's public salt. */
export function saltOf(round: Pick<Round, 'public'>): string {
  const { seedPubHash } = round.public as { seedPubHash?: unknown };
  if (typeof seedPubHash !== 'string') throw new Error('a crash round has no seedPubHash');
  return seedPubHash;
}
