import { eq } from 'drizzle-orm';
import type { Market } from '../../contract/markets.ts';
import { users } from '../accounts/tables.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { Contact } from './contactCodes.ts';
import type { Messages, NoticeKind } from './gateway.ts';
import { noticeText } from './noticeTexts.ts';

interface Parts {
  db: Database;
  clock: Clock;
  market: Market;
  messages: Messages;
}

/** Tells players what happened to their account, so that they learn of what they did not do. Never a secret. */
export class Notices {
  readonly #parts: Parts;
  readonly #times: Intl.DateTimeFormat;

  constructor(parts: Parts) {
    this.#parts = parts;
    const { locale, timeZone } = parts.market;
    this.#times = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short', timeZone });
  }

  /**
   * Sends by e-mail where one is bound, else by text; a player with neither is told nothing.
   * @param at the time that is told, ms; now when left out
   * @param before the contact that was bound until now: it is told in any case, whoever bound another one
   */
  async tell(
    userId: bigint,
    kind: NoticeKind,
    { detail = '', before = null, at }: { detail?: string; before?: Contact | null; at?: number } = {},
  ): Promise<void> {
    const { db, clock, market, messages } = this.#parts;
    const [user] = await db.orm
      .select({ phone: users.phone, email: users.email })
      .from(users)
      .where(eq(users.id, userId));
    const text = noticeText(kind, market.language, detail, this.#times.format(at ?? clock.now()));
    for (const contact of contactsOf(user, kind, before)) messages.send({ ...contact, text, purpose: kind });
  }
}

interface Bound {
  phone: string | null;
  email: string | null;
}

function contactsOf(user: Bound | undefined, kind: NoticeKind, before: Contact | null): Contact[] {
  const email: Contact[] =
    user?.email && kind !== 'emailChanged' ? [{ channel: 'email', to: user.email }] : [];
  const sms: Contact[] = user?.phone && kind !== 'phoneChanged' ? [{ channel: 'sms', to: user.phone }] : [];
  const now = email.length > 0 ? email : sms;
  return before ? [before, ...now] : now;
}
