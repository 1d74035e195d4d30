import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Call } from '../../../contract/http/call.ts';
import { addressOf } from '../../../contract/http/call.ts';
import type { SignedIn } from '../../../contract/http/people/accounts.ts';
import { MARKETS } from '../../../contract/markets.ts';
import { dateOf, dayOf } from '../../../contract/marketTime.ts';
import { TestTime } from '../core/testTime.ts';
import { addEndedBet } from '../games/testWins.ts';
import { type Answer, TestHouse, type TestSettings } from '../testHouse.ts';

/** 1 U of the Indonesian market, in minor units. */
export const U = MARKETS.id.unit;

/** A house in which a test controls the days, with players' actions for promotions. */
export class OffersHouse {
  readonly house: TestHouse;
  readonly #time: TestTime;

  private constructor(house: TestHouse) {
    this.house = house;
    this.#time = new TestTime(house.db);
  }

  static async start(settings: TestSettings = {}): Promise<OffersHouse> {
    return new OffersHouse(await TestHouse.start(settings));
  }

  now(): number {
    return this.house.house.clock.now();
  }

  /** Today's date in the market. */
  today(): string {
    return dateOf(this.now(), MARKETS.id.timeZone);
  }

  /** Lets time pass, and then runs what is due by the calendar. */
  async pass(ms: number): Promise<void> {
    await this.#time.pass(ms, this.house.house.clock);
    if (ms > 60_000) await this.#moveCrash();
    await this.house.house.doPeriodic();
  }

  /**
   * Moves the start times of the house's open crash rounds along with the time, so no day waits for them. Done twice, because
   * the queued round opens meanwhile.
   */
  async #moveCrash(): Promise<void> {
    for (let times = 0; times < 2; times++) {
      await this.house.db.pool.query(`BEGIN; SET LOCAL session_replication_role = 'replica';
        UPDATE rounds SET opens_at = now_ms() WHERE game = 'crash' AND state <> 'settled' AND opens_at < now_ms() - 60000; COMMIT`);
      if (times === 0) await sleep(300);
    }
  }

  /** Lets time pass until the given number of hours after the market's next midnight. */
  async tomorrow(hours = 0): Promise<void> {
    await this.pass(dayOf(this.now(), MARKETS.id.timeZone).end + hours * 3_600_000 - this.now());
  }

  /** Adds an ended bet to today's totals; lost unless a rate is given, in 1/10000. */
  async play(
    userId: string,
    staked: bigint,
    { rate = null, game = 'crash' }: { rate?: bigint | null; game?: string } = {},
  ) {
    await addEndedBet(this.house.db, { userId: BigInt(userId), rate, at: this.now(), amount: staked, game });
  }

  /** Adds a deposit to today's totals, without moving its money. */
  async deposit(userId: string, amount: bigint): Promise<void> {
    await this.house.db.pool.query("SELECT ledger_count_payment($1, 'IDR', $2, $3, 0)", [
      userId,
      this.now(),
      amount.toString(),
    ]);
  }

  /** Starts a player's time-out of this length now. */
  async takeBreak(userId: string, ms: number): Promise<void> {
    await this.house.db.pool.query(
      `INSERT INTO player_guards (user_id, time_zone, break_kind, break_until) VALUES ($1, 'Asia/Jakarta', 'timeout', $2)
       ON CONFLICT (user_id) DO UPDATE SET break_kind = 'timeout', break_until = excluded.break_until`,
      [userId, this.now() + ms],
    );
  }

  /** Stores a new version of a promotion's settings, as changes to the current ones; it takes effect at once. */
  async set(
    promotion: string,
    change: { active?: boolean; until?: number; budget?: bigint; numbers?: Record<string, number> },
  ): Promise<void> {
    await this.house.db.pool.query(
      `INSERT INTO promotion_settings (promotion, currency, version, active, from_at, until_at, budget, numbers, created_at, created_by)
       SELECT promotion, currency, version + 1, coalesce($2, active), from_at, coalesce($3, until_at), coalesce($5, budget), numbers || $6, $4, 'test'
       FROM promotion_settings WHERE promotion = $1 AND currency = 'IDR' ORDER BY version DESC LIMIT 1`,
      [
        ...[promotion, change.active ?? null, change.until ?? null, this.now(), change.budget ?? null],
        change.numbers ?? {},
      ],
    );
    // Houses cache settings for five seconds.
    await this.pass(6_000);
  }

  /** Claims an award, with a new key unless one is given. */
  claim<Input>(
    call: Call<Input, unknown>,
    { token }: Pick<SignedIn, 'token'>,
    input?: Input,
    key = randomUUID() as string,
  ): Promise<Answer> {
    const { url, body } = addressOf(call, input);
    return this.house.request(call.method, url, {
      token,
      headers: { 'idempotency-key': key },
      ...(body !== undefined && { body }),
    });
  }

  close(): Promise<void> {
    return this.house.close();
  }
}
