import type { PastRain } from '../../../contract/http/offers/redPocket.ts';

/** What of a rain is as it should be. */
export interface RainCheck {
  rain: string;
  /** The secret is the one whose hash was shown before the rain. */
  hash: boolean;
  /** The amounts are those that follow from it. */
  amounts: boolean;
}

/** Draws a rain again in this browser. */
export async function checkRain(rain: PastRain): Promise<RainCheck> {
  const { rainAmounts, verifyRain } = await import('../../../contract/promotions/redPocket/rules.ts');
  const { id, secret, hash, envelopes, total, grain, amounts } = rain;
  const rules = { envelopes, total: BigInt(total), grain: BigInt(grain) };
  const drawn = rainAmounts(secret, id, rules);
  return {
    rain: id,
    hash: verifyRain(secret, hash),
    amounts: drawn.length === amounts.length && drawn.every((amount, i) => amount.toString() === amounts[i]),
  };
}
