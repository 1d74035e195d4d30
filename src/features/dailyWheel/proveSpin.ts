import { floatAt, pick } from '../../../contract/fairness.ts';
import type { WheelEntryView, WheelPrizeView, WheelSpin } from '../../../contract/http/offers/dailyWheel.ts';
import { entryAt } from '../../../contract/promotions/dailyWheel/draw.ts';
import { WHEEL_NUMBERS } from '../../../contract/promotions/dailyWheel/tables.ts';
import type { Hasher } from '../../games/fairness/hasher.ts';

/** Every step from a spin's seeds to its prize, and whether the server's data match. */
export interface SpinProof {
  hashOfSeed: string;
  seedGood: boolean;
  message: string;
  hmac: string;
  /** The four deciding bytes, and the resulting number out of 10 000. */
  bytes: string;
  number: number;
  /** The table's entry for it; undefined where there is none. */
  drawn: WheelEntryView | undefined;
  prizeGood: boolean;
}

/**
 * Recomputes a spin in the browser without any request.
 * @param entries of the table that it was drawn from
 */
export async function proveSpin(
  { seeds, prize }: Pick<WheelSpin, 'seeds' | 'prize'>,
  serverSeed: string,
  entries: readonly WheelEntryView[],
  hasher: Hasher,
): Promise<SpinProof> {
  const message = `${seeds.clientSeed}:${seeds.nonce}:0`;
  const [hashOfSeed, hmac] = await Promise.all([hasher.hash(serverSeed), hasher.hmac(serverSeed, message)]);
  const number = pick(floatAt(hmac), WHEEL_NUMBERS);
  const table = entries.map(({ weight }) => ({ weight, prize: { kind: 'cash', amount: 1n } as const }));
  const drawn = entries[entryAt(table, number)];
  return {
    ...{ hashOfSeed, seedGood: hashOfSeed === seeds.serverSeedHash, message, hmac },
    ...{ bytes: hmac.slice(0, 8), number, drawn, prizeGood: samePrize(drawn?.prize, prize) },
  };
}

function samePrize(one: WheelPrizeView | undefined, other: WheelPrizeView): boolean {
  if (one?.kind === 'cash') return other.kind === 'cash' && one.amount === other.amount;
  return (
    one?.kind === 'freeSpins' &&
    other.kind === 'freeSpins' &&
    one.count === other.count &&
    one.bet === other.bet
  );
}
