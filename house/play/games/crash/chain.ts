import { hash } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import { hmacText } from '../../../../contract/fairness.ts';
import { targetFromHmac, timeOf } from '../../../../contract/games/crash/rules.ts';
import type { PublicValue } from '../../../../contract/games/fairness/channel.ts';
import type { Rate } from '../../../../contract/money.ts';
import type { DecidedRound, Round } from '../../rounds/game.ts';

/**
 * Crash's hash chain (games.md, "Fairness"): `hash(i) = H(hash(i+1))`, built from its last link and used from its first, so a
 * published hash verifies every earlier round and reveals nothing about later ones.
 */

/** Links between two stored checkpoints: the maximum number of hashes to compute any link. */
const STRIDE = 500;

/** Number of links hashed before yielding to other work (about 5 ms). */
const SLICE = 5_000;

/** A chain as stored. Everything but `anchor` is secret while some of its rounds are still to come. */
export interface Chain {
  length: number;
  /** hash(0) = H(hash(1)): published before the chain's first round. */
  anchor: string;
  /** Element j is hash(min((j + 1) * 500, length)); the last element is the terminal seed itself. */
  checkpoints: readonly string[];
}

/** `H(x)` with Node's own SHA-256, four times as fast as the contract's portable one. */
function hashOf(text: string): string {
  return hash('sha256', text, 'hex');
}

/**
 * Computes a chain from its terminal seed, hash(length).
 * @param seed 64 hex digits
 * @param length links, at least 1
 */
export async function buildChain(seed: string, length: number): Promise<Chain> {
  const checkpoints: string[] = [];
  let link = seed;
  for (let i = length; i > 0; i--) {
    if (i === length || i % STRIDE === 0) checkpoints.push(link);
    link = hashOf(link);
    if (i % SLICE === 0) await breathe();
  }
  return { length, anchor: link, checkpoints: checkpoints.reverse() };
}

/** hash(index), with index from 1 (the chain's first round) to its length. */
export function linkOf(chain: Chain, index: number): string {
  const slot = Math.ceil(index / STRIDE) - 1;
  let link = chain.checkpoints[slot];
  if (index < 1 || index > chain.length || link === undefined) throw new RangeError(`no link ${index}`);
  for (let i = Math.min((slot + 1) * STRIDE, chain.length); i > index; i--) link = hashOf(link);
  return link;
}

/** The multiplier at which the round of `link` ends, under the chain's public salt. */
export function targetOf(link: string, seedPubHash: string): Rate {
  return targetFromHmac(hmacText(link, seedPubHash));
}

/** A round's flight, derived from its secret. It must not leave the house before the rocket breaks up. */
export interface Flight {
  target: Rate;
  /** Time from lift-off to break-up: the first whole millisecond at which the target is reached. */
  ms: number;
}

/** Number of cached flights: they are requested repeatedly while their round is live. */
const CACHE_SIZE = 64;
const known = new Map<string, Flight>();

/** The flight of a round. */
export function flightOf(round: Pick<DecidedRound, 'secret' | 'public'>): Flight {
  const salt = saltOf(round);
  const key = round.secret + salt;
  const cached = known.get(key);
  if (cached) return cached;
  const target = targetOf(round.secret, salt);
  const flight = { target, ms: timeOf(target) };
  known.set(key, flight);
  const oldest = known.size > CACHE_SIZE && known.keys().next().value;
  if (oldest) known.delete(oldest);
  return flight;
}

/** seedPubHash, the chain's public salt. */
export function saltOf(round: Pick<Round, 'public'>): string {
  const { seedPubHash } = round.public as { seedPubHash?: unknown };
  if (typeof seedPubHash !== 'string') throw new Error('a crash round has no seedPubHash');
  return seedPubHash;
}

/** Name of the public value used as the salt; null for chains from before salts were public values. */
export function saltValueOf(round: Pick<Round, 'public'>): PublicValue | null {
  const { source, number, at } = round.public as Record<string, string | undefined>;
  if (source === undefined || number === undefined || at === undefined) return null;
  return { source: source as PublicValue['source'], number, at: Number(at), value: saltOf(round) };
}
