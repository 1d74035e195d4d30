import type { SoloRound } from '../../../contract/games/solo/channel.ts';
import { applyMove, begin, type Played, returnOf } from '../../../contract/games/solo/play.ts';
import { type SoloState, soloFloats } from '../../../contract/games/solo/rules.ts';
import type { Minor } from '../../../contract/money.ts';
import type { SoloRow } from '../../money/ledger/solo/solo.ts';
import type { AnySolo, Given } from './definition.ts';
import type { OpenPair } from './seeds.ts';

/** A round in play: everything that its rules depend on. */
export interface Playing {
  choice: unknown;
  outcome: unknown;
  amount: Minor;
  maxProfit: Minor;
  played: Played<unknown, SoloState>;
}

/** A round at its start. The choice has been validated. */
export function beginWith(
  { rules }: AnySolo,
  choice: unknown,
  { amount, maxProfit }: { amount: Minor; maxProfit: Minor },
  { serverSeed, clientSeed, nonce }: OpenPair,
): Playing {
  const outcome: unknown = rules.draw(soloFloats(serverSeed, clientSeed, nonce), choice);
  const played = begin(rules, choice, outcome, { amount, maxProfit });
  return { choice, outcome, amount, maxProfit, played };
}

/** A stored round after its first `acts` acts; by default after all of them. */
export function playedOf(
  game: AnySolo,
  { round, bet }: SoloRow,
  pair: OpenPair,
  acts = round.acts.length,
): Playing {
  const choice = game.choiceOf(round.choice as Given);
  const stake = { amount: bet.amount, maxProfit: round.maxProfit };
  const playing = beginWith(game, choice, stake, { ...pair, nonce: round.nonce });
  for (const { move } of round.acts.slice(0, acts))
    playing.played = move === null ? cashed(playing.played) : after(game, playing, move);
  return playing;
}

/** The round after a valid move. */
export function after(
  { rules }: AnySolo,
  { played, outcome, amount, maxProfit }: Playing,
  move: unknown,
): Played<unknown, SoloState> {
  return applyMove(rules, played, move, outcome, { amount, maxProfit });
}

export function cashed(played: Played<unknown, SoloState>): Played<unknown, SoloState> {
  return { ...played, end: 'cashedOut' };
}

/** The payout of a round that is over; null while it is open. */
export function winOf({ rules }: AnySolo, { choice, amount, played }: Playing): Minor | null {
  if (played.end === null) return null;
  return played.end === 'lost' ? 0n : returnOf(rules, choice, played.state, amount);
}

/** Data of a round besides its play. */
export interface Facts {
  roundId: bigint;
  currency: string;
  startTime: number;
  endTime: number | null;
  pair: Omit<OpenPair, 'serverSeed'>;
  /** Null until its pair has ended. */
  serverSeed: string | null;
}

/** The round on the wire, with its game's own fields. */
export function roundView(game: AnySolo, playing: Playing, facts: Facts): SoloRound {
  const { choice, outcome, amount, played } = playing;
  const { pair } = facts;
  return {
    roundId: facts.roundId.toString(),
    step: played.moves.length + (played.end === 'cashedOut' ? 1 : 0),
    over: played.end !== null,
    end: played.end,
    currency: facts.currency,
    amount: amount.toString(),
    rate: played.state.rate.toString(),
    win: (winOf(game, playing) ?? 0n).toString(),
    startTime: facts.startTime,
    endTime: facts.endTime,
    fair: {
      pairId: pair.id.toString(),
      serverSeedHash: pair.serverSeedHash,
      serverSeed: facts.serverSeed,
      clientSeed: pair.clientSeed,
      nonce: pair.nonce,
    },
    ...game.view({ ...played, choice, outcome }),
  };
}
