import { and, eq, gte, isNull, lt, max } from 'drizzle-orm';
import type { ChatReason } from '../../../contract/chat/channel.ts';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database, Tx } from '../../core/db/database.ts';
import { users } from '../accounts/tables.ts';
import { type Screened, screen } from './screen.ts';
import { chatMessages, chatReports, chatSilences } from './tables.ts';
import { watchWords } from './words.ts';

/** Retention of reports; messages are deleted much sooner. */
const REPORTS_MS = 5 * 365 * 86_400_000;
/** A moderator's change becomes visible at most this long after its timestamp, because its transaction may have waited, ms. */
const LATE_MS = 60_000;

/** A report of a message. */
export interface Report {
  messageId: bigint;
  reporter: bigint;
  reason: ChatReason;
}

/** The moderation interface used by rooms. */
export interface Moderation {
  /** Masks the parts of a text that must not be shown. */
  screen(text: string): Promise<Screened>;
  /** Until when a player is muted; null if not muted. */
  silencedUntil(tx: Pick<Tx, 'select'>, userId: bigint): Promise<number | null>;
  /** Stores a report with the message's text. Refusal: 704 if the message does not exist or is the reporter's own. */
  report(report: Report): Promise<void>;
  /** Messages that were removed since the last call. */
  removed(): Promise<{ room: string; id: bigint }[]>;
}

/**
 * Moderation by a word list, and by moderators who work in the database (house/money/ledger/sql/chat.sql, docs/operating.md)
 * until operators have a desk.
 */
export class ListedModeration implements Moderation {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #words: ReturnType<typeof watchWords>;
  #looked: number;

  constructor({ db, clock }: { db: Database; clock: Clock }) {
    this.#db = db;
    this.#clock = clock;
    this.#words = watchWords(db, clock);
    this.#looked = clock.now();
  }

  async screen(text: string): Promise<Screened> {
    return screen(text, await this.#words.get());
  }

  async silencedUntil(tx: Pick<Tx, 'select'>, userId: bigint): Promise<number | null> {
    const [row] = await tx
      .select({ until: max(chatSilences.until) })
      .from(chatSilences)
      .where(
        and(
          eq(chatSilences.userId, userId),
          gte(chatSilences.until, this.#clock.now()),
          isNull(chatSilences.liftedAt),
        ),
      );
    return row?.until ?? null;
  }

  async report({ messageId, reporter, reason }: Report): Promise<void> {
    const [found] = await this.#db.orm
      .select({ message: chatMessages, name: users.name })
      .from(chatMessages)
      .innerJoin(users, eq(users.id, chatMessages.userId))
      .where(eq(chatMessages.id, messageId));
    if (!found || found.message.userId === reporter) throw new Refusal(ErrorCode.notFound);
    const { room, userId, at, text, win } = found.message;
    await this.#db.orm
      .insert(chatReports)
      .values({
        ...{ messageId, room, reporter, reason, author: userId, authorName: found.name, sentAt: at },
        text: win ? JSON.stringify(win) : text,
        at: this.#clock.now(),
      })
      .onConflictDoNothing();
  }

  async removed(): Promise<{ room: string; id: bigint }[]> {
    const now = this.#clock.now();
    const rows = await this.#db.orm
      .select({ room: chatMessages.room, id: chatMessages.id })
      .from(chatMessages)
      .where(gte(chatMessages.hiddenAt, this.#looked - LATE_MS));
    this.#looked = now;
    return rows;
  }

  /** Deletes reports after their retention. */
  async prune(): Promise<void> {
    await this.#db.orm.delete(chatReports).where(lt(chatReports.at, this.#clock.now() - REPORTS_MS));
  }
}
