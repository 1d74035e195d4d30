import { and, count, desc, eq, isNull, lte, or, type SQL } from 'drizzle-orm';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import type { ListPage } from '../../../contract/http/page.ts';
import type { SiteMessage } from '../../../contract/http/site/site.ts';
import { listPage, type PageRequest, rowsOf } from '../../core/http/listPage.ts';
import { blankFiller } from './blanks.ts';
import { forMarket, type SiteParts } from './parts.ts';
import { siteMessageReads as reads, siteMessages } from './tables.ts';

/** The site's messages to all players and to individuals, with read marks. */
export class SiteMessages {
  readonly #parts: SiteParts;
  readonly #fill: <T>(value: T) => T;

  constructor(parts: SiteParts) {
    this.#parts = parts;
    this.#fill = blankFiller(parts.market);
  }

  /** The newest first. */
  async list(userId: bigint, request: PageRequest): Promise<ListPage<SiteMessage>> {
    const { limit, offset } = rowsOf(request);
    const { orm } = this.#parts.db;
    const [rows, [all]] = await Promise.all([
      orm
        .select({
          id: siteMessages.id,
          title: siteMessages.title,
          text: siteMessages.text,
          at: siteMessages.at,
          readAt: reads.at,
        })
        .from(siteMessages)
        .leftJoin(reads, readBy(userId))
        .where(this.#shownTo(userId))
        .orderBy(desc(siteMessages.at), desc(siteMessages.id))
        .limit(limit)
        .offset(offset),
      orm.select({ total: count() }).from(siteMessages).where(this.#shownTo(userId)),
    ]);
    const items = rows.map(({ id, readAt, ...row }) => ({
      id: String(id),
      ...this.#fill(row),
      read: readAt !== null,
    }));
    return listPage(items, all?.total ?? 0, request);
  }

  async unread(userId: bigint): Promise<number> {
    const [row] = await this.#parts.db.orm
      .select({ unread: count() })
      .from(siteMessages)
      .leftJoin(reads, readBy(userId))
      .where(and(this.#shownTo(userId), isNull(reads.at)));
    return row?.unread ?? 0;
  }

  /** @throws Refusal 704 when the message does not exist */
  async read(userId: bigint, id: bigint): Promise<void> {
    if ((await this.#markRead(userId, eq(siteMessages.id, id))) === 0) throw new Refusal(ErrorCode.notFound);
  }

  async readAll(userId: bigint): Promise<void> {
    await this.#markRead(userId);
  }

  /** Returns how many messages matched, including those already read. */
  async #markRead(userId: bigint, which?: SQL): Promise<number> {
    const { db, clock } = this.#parts;
    const ids = await db.orm
      .select({ id: siteMessages.id })
      .from(siteMessages)
      .where(and(this.#shownTo(userId), which));
    const rows = ids.map(({ id }) => ({ userId, messageId: id, at: clock.now() }));
    if (rows.length > 0) await db.orm.insert(reads).values(rows).onConflictDoNothing();
    return rows.length;
  }

  #shownTo(userId: bigint): SQL | undefined {
    const { clock, market } = this.#parts;
    const forPlayer = or(isNull(siteMessages.userId), eq(siteMessages.userId, userId));
    return and(forPlayer, forMarket(siteMessages.market, market.id), lte(siteMessages.at, clock.now()));
  }
}

function readBy(userId: bigint): SQL | undefined {
  return and(eq(reads.messageId, siteMessages.id), eq(reads.userId, userId));
}
