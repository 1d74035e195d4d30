import { and, asc, eq, inArray, isNull, lt, lte, notExists, type SQL, sql } from 'drizzle-orm';
import { type BonusLimits, promoGameLimit } from '../../../contract/http/money/bonus.ts';
import type { Market } from '../../../contract/markets.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { type Route, tokenRoute } from '../../core/http/route.ts';
import type { Notices } from '../../people/messages/notices.ts';
import { cardColumns, cardOf } from '../../site/catalogue/cards.ts';
import { games } from '../../site/catalogue/tables.ts';
import { expireWagering } from '../ledger/bonus/bonus.ts';
import { wageringGames, wageringRequirements } from '../ledger/bonus/wageringTables.ts';
import { walletsOf } from '../ledger/ledger.ts';
import { playerGuards } from '../limits/tables.ts';

interface Parts {
  db: Database;
  clock: Clock;
  market: Market;
  notices: Pick<Notices, 'notify'>;
  /** Called for each player whose bonus money was taken back. */
  balanceChanged: (userId: bigint) => Promise<void>;
}

const DAY_MS = 86_400_000;
/** A player is reminded this long before a bonus expires. */
const REMINDED_BEFORE_MS = 2 * DAY_MS;
/** Wagering requirements processed per step. */
const AT_ONCE = 100;

/**
 * Handles the expiry of bonus money: reminds the player once and, at least a day later, takes back what is past its date
 * (ledger_expire_turnover). Every house runs it: a reminder is claimed in the database before it is sent, and taking back twice
 * has no effect. Players in a time-out or self-exclusion are not reminded and lose nothing meanwhile.
 */
export class BonusSweep {
  readonly #parts: Parts;
  readonly #money: Intl.NumberFormat;

  constructor(parts: Parts) {
    this.#parts = parts;
    const { locale, currency } = parts.market;
    this.#money = new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 });
  }

  async run(): Promise<void> {
    const now = Math.floor(this.#parts.clock.now());
    await this.#remind(now);
    await this.#expire(now);
  }

  async #remind(now: number): Promise<void> {
    const { db, notices } = this.#parts;
    const due = db.orm
      .select({ id: wageringRequirements.id })
      .from(wageringRequirements)
      .where(
        and(
          this.#open(now),
          isNull(wageringRequirements.remindedAt),
          lt(wageringRequirements.expiresAt, now + REMINDED_BEFORE_MS),
        ),
      )
      .orderBy(wageringRequirements.expiresAt)
      .limit(AT_ONCE)
      .for('update', { skipLocked: true });
    await db.orm.transaction(async (tx) => {
      const claimed = await tx
        .update(wageringRequirements)
        .set({ remindedAt: now })
        .where(inArray(wageringRequirements.id, due))
        .returning({ userId: wageringRequirements.userId, expiresAt: wageringRequirements.expiresAt });
      if (claimed.length === 0) return;
      const wallets = await walletsOf(
        { orm: tx },
        claimed.map(({ userId }) => userId),
      );
      for (const { userId, expiresAt } of claimed) {
        const detail = this.#money.format(Number(wallets.get(userId)?.bonus ?? 0n) / 100);
        await notices.notify(tx, userId, 'bonusEnds', { detail, at: Math.max(expiresAt ?? 0, now + DAY_MS) });
      }
    });
  }

  async #expire(now: number): Promise<void> {
    const { db, balanceChanged } = this.#parts;
    const due = await db.orm
      .select({ id: wageringRequirements.id, userId: wageringRequirements.userId })
      .from(wageringRequirements)
      .where(
        and(
          this.#open(now),
          lte(wageringRequirements.expiresAt, now),
          lte(wageringRequirements.remindedAt, now - DAY_MS),
        ),
      )
      .orderBy(wageringRequirements.expiresAt)
      .limit(AT_ONCE);
    for (const { id, userId } of due) if (await expireWagering(db, id)) await balanceChanged(userId);
  }

  /** Open requirements of players who are not in a time-out or self-exclusion. */
  #open(now: number): SQL | undefined {
    const onBreak = this.#parts.db.orm
      .select({ one: sql`1` })
      .from(playerGuards)
      .where(
        and(eq(playerGuards.userId, wageringRequirements.userId), sql`${playerGuards.breakUntil} > ${now}`),
      );
    return and(eq(wageringRequirements.status, 'open'), notExists(onBreak));
  }
}

/** Calls about bonus money. */
export function bonusRoutes(db: Database, clock: Clock): Route[] {
  return [tokenRoute(promoGameLimit, () => limitedGames(db, clock))];
}

/** The visible games of the catalogue that operators closed to bonus money. */
async function limitedGames(db: Database, clock: Clock): Promise<BonusLimits> {
  const rows = await db.orm
    .select(cardColumns)
    .from(wageringGames)
    .innerJoin(games, eq(games.id, wageringGames.game))
    .where(and(eq(wageringGames.bonusMoney, false), games.active))
    .orderBy(asc(games.title), asc(games.id));
  return { games: rows.map((row) => cardOf(row, clock.now())) };
}
