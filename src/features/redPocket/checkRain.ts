import type { PastRain } from '../../../contract/http/offers/redPocket.ts';

/** Which parts of a rain are correct. */
export interface RainCheck {
  rain: string;
  /** The secret's hash is the one published before the rain. */
  hash: boolean;
  /** The amounts follow from the secret. */
  amounts: boolean;
}

/** Recomputes a rain in this browser. */
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
