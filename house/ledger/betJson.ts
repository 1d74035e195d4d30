import type { bets } from '../rounds/tables.ts';

/** A bet as SQL's bet_json writes it: 64-bit integers as text. */
export interface BetJson {
  id: string;
  game: string;
  roundId: string;
  userId: string;
  currency: string;
  amount: string;
  autoRate: string | null;
  effectiveRate: string | null;
  status: (typeof bets.$inferSelect)['status'];
  rate: string | null;
  payout: string;
  placedAt: number;
  endedAt: number | null;
}

/** Reads SQL's bet_json. */
export function betOf(json: BetJson): typeof bets.$inferSelect {
  return {
    ...json,
    id: BigInt(json.id),
    roundId: BigInt(json.roundId),
    userId: BigInt(json.userId),
    amount: BigInt(json.amount),
    autoRate: rateOf(json.autoRate),
    effectiveRate: rateOf(json.effectiveRate),
    rate: rateOf(json.rate),
    payout: BigInt(json.payout),
  };
}

function rateOf(text: string | null): bigint | null {
  return text === null ? null : BigInt(text);
}
