import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import type { OpenedEnvelope, OwnEnvelope } from '../../../contract/http/offers/redPocket.ts';
import { Semaphore } from '../../core/semaphore.ts';
import { TtlCache } from '../../core/ttlCache.ts';
import { callLedger } from '../../money/ledger/call.ts';
import type { PromotionParts } from '../engine/promotion.ts';
import { requireRunning } from '../engine/settings.ts';
import type { RainRow, Rains } from './rains.ts';
import type { RedPocketNumbers } from './settings.ts';
import { rainEnvelopes as table } from './tables.ts';

/** The result of rain_open. */
interface Opened {
  award: bigint;
  place: number;
  amount: bigint;
  at: bigint;
  balance: bigint;
  sequence: bigint;
  replayed: boolean;
}

const OPEN =
  'SELECT award, place, amount, at, balance, sequence, replayed FROM rain_open($1, $2, $3, $4, $5::bigint[])';

/**
 * Maximum number of concurrent database calls, which leaves processors and connections for bets, and of waiting ones; further
 * requests must retry.
 */
const AT_ONCE = 1;
const MOST_WAITING = 20_000;

/** A shared instance: thousands of players get it at once, and creating an error collects its stack trace. */
const ALL_GONE = new Refusal(ErrorCode.promotionOver);

/** Maximum number of a player's envelopes shown, and how long the count of remaining ones is cached, ms. */
const SHOWN = 30;
const CACHE_MS = 1_000;

type Parts = Pick<PromotionParts<RedPocketNumbers>, 'db' | 'clock' | 'market' | 'settings' | 'awards'>;

/**
 * Hands out envelopes: one database call for each that is opened or refused there (house/money/ledger/sql/rains.sql). Before a
 * rain, and once all of its envelopes are opened, the house refuses without the database, which covers most requests.
 */
export class Envelopes {
  readonly #parts: Parts;
  readonly #rains: Rains;
  readonly #turns = new Semaphore(AT_ONCE, MOST_WAITING);
  /** The rain whose envelopes are all opened, and the players who opened them. */
  #gone: { rain: string; openers: ReadonlySet<string> } | null = null;
  #counted: { rain: string; left: TtlCache<number> } | null = null;

  constructor(parts: Parts, rains: Rains) {
    this.#parts = parts;
    this.#rains = rains;
  }

  /** Opens the next envelope for a player, once per rain. Refusals: those of `redPocketOpen`, 3 without a key. */
  async open(userId: string, id: string, key: string | null): Promise<OpenedEnvelope> {
    const { clock, market, settings, awards } = this.#parts;
    requireRunning(await settings(), clock.now());
    if (key === null) throw new Refusal(ErrorCode.badParameter, 'Idempotency-Key');
    const rain = await this.#rains.find(id);
    if (!rain) throw new Refusal(ErrorCode.notFound);
    if (clock.now() < rain.startsAt) throw new Refusal(ErrorCode.notClaimableYet, undefined, rain.startsAt);
    const amounts = this.#rains.amounts(rain);
    if (amounts === null) throw new Refusal(ErrorCode.promotionOver);
    this.#requireLeft(userId, id);
    const opened = await this.#turns.take(() => {
      // The last envelope may have been opened during the wait.
      this.#requireLeft(userId, id);
      return this.#take([userId, market.currency, id, key, amounts], rain);
    });
    const cause = { table: 'redPocket', roundId: id, credit: opened.amount.toString() };
    if (!opened.replayed)
      await awards.gave({ userId: BigInt(userId), kind: 'cash', promotion: 'redPocket' }, cause);
    return answerOf(opened, id);
  }

  /** Number of unopened envelopes of a rain. */
  async left(rain: RainRow): Promise<number> {
    if (this.#gone?.rain === rain.id) return 0;
    if (this.#counted?.rain !== rain.id)
      this.#counted = {
        rain: rain.id,
        left: new TtlCache(this.#parts.clock, CACHE_MS, () => this.#count(rain, false)),
      };
    return this.#counted.left.get();
  }

  /** Number of opened envelopes. */
  opened(rain: RainRow): Promise<number> {
    return this.#count(rain, true);
  }

  /** A player's opened envelopes, latest first. */
  async own(userId: bigint): Promise<OwnEnvelope[]> {
    const rows = await this.#parts.awards.of(userId, 'redPocket', SHOWN);
    return rows.map(({ detail, amount, createdAt }) => ({
      rain: String(detail.rain),
      place: Number(detail.place),
      amount: amount.toString(),
      at: createdAt,
    }));
  }

  /** Refusal: 1028 all were opened by others. */
  #requireLeft(userId: string, id: string): void {
    if (this.#gone?.rain === id && !this.#gone.openers.has(userId)) throw ALL_GONE;
  }

  async #take(values: unknown[], rain: RainRow): Promise<Opened> {
    try {
      const [opened] = await callLedger<Opened>(this.#parts.db, 'rain_open', OPEN, values);
      if (!opened) throw new Error('the ledger gave no reply');
      return opened;
    } catch (error) {
      if (error instanceof Refusal && error.code === ErrorCode.promotionOver) await this.#look(rain);
      throw error;
    }
  }

  /** Checks whether all are opened, and remembers it: one in progress may still fail. */
  async #look(rain: RainRow): Promise<void> {
    if (this.#gone?.rain === rain.id) return;
    const rows = await this.#parts.db.orm
      .select({ userId: table.userId })
      .from(table)
      .where(and(...ofRain(rain), isNotNull(table.userId)));
    if (rows.length < rain.envelopes) return;
    this.#gone = { rain: rain.id, openers: new Set(rows.map(({ userId }) => String(userId))) };
  }

  #count(rain: RainRow, opened: boolean): Promise<number> {
    const which = opened ? isNotNull(table.userId) : isNull(table.userId);
    return this.#parts.db.orm.$count(table, and(...ofRain(rain), which));
  }
}

const ofRain = ({ currency, id }: RainRow) => [eq(table.currency, currency), eq(table.rain, id)];

function answerOf(opened: Opened, rain: string): OpenedEnvelope {
  const { award, place, amount, at, balance, sequence } = opened;
  const when = Number(at);
  return {
    award: {
      ...{ id: award.toString(), promotion: 'redPocket', awardKey: rain.replace('T', ' '), kind: 'cash' },
      ...{ amount: amount.toString(), turnover: 0, state: 'claimed' },
      ...{ claimableAt: when, expiresAt: null, endedAt: when, reason: null },
    },
    place,
    balance: balance.toString(),
    sequence: sequence.toString(),
  };
}
