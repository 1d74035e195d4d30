import { and, eq, ne } from 'drizzle-orm';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import type { WheelSpun } from '../../../contract/http/offers/dailyWheel.ts';
import { DAY_MS } from '../../../contract/marketTime.ts';
import { drawWheel } from '../../../contract/promotions/dailyWheel/draw.ts';
import type { WalletCause } from '../../../contract/wallet/channel.ts';
import type { Tx } from '../../core/db/database.ts';
import { walletsOf } from '../../money/ledger/ledger.ts';
import { drawWithPair } from '../../money/ledger/solo/solo.ts';
import type { Seeds } from '../../play/solo/seeds.ts';
import type { AwardRow, ClaimIn, Promised } from '../engine/awards.ts';
import { isFirstTimeNow } from '../engine/firstTime.ts';
import type { Player } from '../engine/players.ts';
import type { PromotionParts } from '../engine/promotion.ts';
import { awards as table } from '../engine/tables.ts';
import { tableOf, type WheelNumbers } from './settings.ts';
import { slotsThere } from './slots.ts';
import { type AvailableSpin, DAILY_WHEEL_CODE, type WheelDays } from './wheelDays.ts';
import type { WheelLog } from './wheelLog.ts';
import { prizeOf, type SpinDetail } from './wheelReplies.ts';

/** How long a prize waits for an unavailable slot, days. */
const WAITS_DAYS = 7;
/** Maximum number of retries when concurrent requests take the found spin. */
const TRIES = 8;

/** A spin that is being drawn. */
interface DrawnSpin extends AvailableSpin {
  /** Whether its prize is the player's first-time award. */
  first: boolean;
}

/** Thrown if the key was used with another of the player's spins: nothing of this one is applied. */
class SpunBefore extends Error {}

/** Spins of the wheel: a spin is taken, drawn with the player's next nonce and its prize given, all in one transaction. */
export class WheelSpins {
  readonly #parts: PromotionParts<WheelNumbers>;
  readonly #days: WheelDays;
  readonly #seeds: Seeds;
  readonly #log: WheelLog;

  constructor(
    parts: PromotionParts<WheelNumbers>,
    { days, seeds, log }: { days: WheelDays; seeds: Seeds; log: WheelLog },
  ) {
    this.#parts = parts;
    this.#days = days;
    this.#seeds = seeds;
    this.#log = log;
  }

  /**
   * Spins once. A repeat of the key gets the first reply. Refusals: 3 without a key, 1028 it is not running, 7030 in a time-out
   * or self-exclusion, 1023 before it opens, 1045 no spin is left.
   */
  async spin(player: Player, key: string | null): Promise<WheelSpun> {
    if (key === null) throw new Refusal(ErrorCode.badParameter, 'Idempotency-Key');
    const before = await this.#spunWith(player, key);
    if (before) return this.#answer(player, before);
    const day = await this.#days.today(player);
    if (player.breakUntil !== null) throw new Refusal(ErrorCode.onBreak, undefined, player.breakUntil);
    if (this.#parts.clock.now() < day.opensAt)
      throw new Refusal(ErrorCode.joinedToday, undefined, day.opensAt);
    await this.#days.bringUpToDate(player, day);
    // Creates the first pair if necessary, before anything is locked.
    await this.#seeds.current(player.id);
    for (let left = TRIES; left > 0; left--) {
      const [next] = await this.#days.available(player);
      if (!next) {
        // A concurrent repeat of the request may have taken the last spin.
        const spun = await this.#spunWith(player, key);
        if (spun) return this.#answer(player, spun);
        throw new Refusal(ErrorCode.noWheelSpin);
      }
      const spin = await this.#days.drawnFrom(next, day);
      try {
        return await this.#answer(player, await this.#take(player, spin, key));
      } catch (error) {
        const spun = error instanceof SpunBefore ? await this.#spunWith(player, key) : null;
        if (spun) return this.#answer(player, spun);
        if (!(error instanceof Refusal && error.code === ErrorCode.awardClaimed)) throw error;
      }
    }
    throw new Refusal(ErrorCode.awardBusy);
  }

  /** Takes a spin and gives its prize. @returns the prize's award */
  async #take(player: Player, spin: AvailableSpin, key: string): Promise<AwardRow> {
    const { award, set } = spin;
    const [slot, away] = await this.#slot(set.numbers.slots);
    const taken = async (tx: Tx, claim: ClaimIn) => {
      // The claim takes the wallet's lock: from here on this player's spins are serialised.
      const { replayed } = await claim(award, key);
      const [other] = await tx
        .select({ id: table.id })
        .from(table)
        .where(and(ofKey(player, key), ne(table.id, award.id)));
      if (replayed || other) throw new SpunBefore();
      const prize = await this.#draw(
        tx,
        player,
        { ...spin, ...(await this.#firstTime(tx, player, spin)) },
        slot,
      );
      if (prize.kind === 'cash' || !away) await claim(prize, key);
      return this.#stored(tx, prize.id);
    };
    // A prize may belong to other promotions.
    return this.#parts.awards.together(player.id, null, taken, causeOf);
  }

  /** A given spin uses `new_user` if this person is still eligible; its prize is then the first-time award. */
  async #firstTime(
    tx: Tx,
    player: Player,
    { given, table }: AvailableSpin,
  ): Promise<Pick<DrawnSpin, 'table' | 'first'>> {
    const first = given && table === 'new_user' && (await isFirstTimeNow(tx, player.id, DAILY_WHEEL_CODE));
    return { first, table: given && !first ? 'default' : table };
  }

  /** Draws with the player's next nonce, and promises the prize. */
  async #draw(tx: Tx, player: Player, spin: DrawnSpin, slot: string): Promise<AwardRow> {
    const { awards, market, clock } = this.#parts;
    const { award, set } = spin;
    const entries = tableOf(set.numbers.tables[spin.table]);
    const pair = this.#seeds.opened(await drawWithPair(tx, player.id, DAILY_WHEEL_CODE));
    const entry = drawWheel(pair, entries);
    const won = entries[entry];
    if (!won) throw new Error(`the table has no entry ${entry}`);
    const prize = prizeOf(won.prize, market);
    const drawn: SpinDetail = {
      ...{ spin: award.id.toString(), pair: pair.id.toString(), nonce: pair.nonce },
      ...{ table: spin.table, entry },
    };
    const promised: Pick<Promised, 'kind' | 'amount' | 'detail' | 'expiresAt'> =
      prize.kind === 'cash'
        ? { kind: 'cash', amount: BigInt(prize.amount), detail: drawn }
        : {
            ...{
              kind: 'freeSpins',
              amount: BigInt(prize.count),
              expiresAt: clock.now() + WAITS_DAYS * DAY_MS,
            },
            detail: { ...drawn, game: slot, bet: prize.bet, hours: set.numbers.slotHours },
          };
    const awardKey = `spin ${pair.id}:${pair.nonce}`;
    const { id: userId, currency } = player;
    const [row] = await awards.promise(tx, [
      {
        ...{ ...promised, promotion: DAILY_WHEEL_CODE, awardKey, version: set.version, userId, currency },
        ...(spin.first && { oncePerPerson: true as const }),
      },
    ]);
    if (!row) throw new Error(`${awardKey} was drawn before`);
    return row;
  }

  /** The slot for free spins, and whether all of them are unavailable. */
  async #slot(slots: readonly string[]): Promise<[string, boolean]> {
    const [there] = await slotsThere(this.#parts.db.orm, slots);
    return [there ?? slots[0] ?? '', there === undefined];
  }

  /** The prize of the spin that was made with a key; null for none. */
  async #spunWith(player: Player, key: string): Promise<AwardRow | null> {
    const { orm } = this.#parts.db;
    const [spin] = await orm.select({ id: table.id }).from(table).where(ofKey(player, key));
    return spin ? this.#log.prizeOf(player, spin.id) : null;
  }

  async #answer(player: Player, prize: AwardRow): Promise<WheelSpun> {
    const [[spin], available, wallets] = await Promise.all([
      this.#log.views(player, [prize]),
      this.#days.available(player),
      walletsOf(this.#parts.db, [player.id]),
    ]);
    const wallet = wallets.get(player.id);
    if (!spin || !wallet) throw new Error(`the spin ${prize.id} is gone`);
    return {
      ...{ spin, left: available.length },
      ...{ balance: wallet.balance.toString(), sequence: wallet.sequence.toString() },
    };
  }

  async #stored(tx: Tx, id: bigint): Promise<AwardRow> {
    const [row] = await tx.select().from(table).where(eq(table.id, id));
    if (!row) throw new Error(`the award ${id} is gone`);
    return row;
  }
}

/** The wheel's animation shows the prize before the balance does. */
function causeOf({ id, kind, amount }: AwardRow): WalletCause | null {
  return kind === 'cash'
    ? { table: DAILY_WHEEL_CODE, roundId: id.toString(), credit: amount.toString() }
    : null;
}

/** Condition for the spin that a player made with a key. */
function ofKey({ id }: Player, key: string) {
  return and(
    ...[eq(table.userId, id), eq(table.promotion, DAILY_WHEEL_CODE)],
    ...[eq(table.kind, 'wheelSpins'), eq(table.claimKey, key)],
  );
}
