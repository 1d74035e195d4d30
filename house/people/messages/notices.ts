import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Market } from '../../../contract/markets.ts';
import type { Clock } from '../../core/clock.ts';
import type { Tx } from '../../core/db/database.ts';
import { siteMessages } from '../../site/site/tables.ts';
import { users } from '../accounts/tables.ts';
import type { Contact } from './contactCodes.ts';
import type { NoticeKind } from './gateway.ts';
import type { Messages } from './messageQueue.ts';
import { noticeText, siteNotice } from './noticeTexts.ts';

interface Parts {
  clock: Clock;
  market: Market;
  messages: Messages;
  /** The site's public URL, without a trailing slash. */
  siteUrl: () => string;
}

/** Details of an event besides its kind. */
interface NoticeDetails {
  /** The device, the end of an account's number, or an amount. */
  detail?: string;
  /** The previously bound contact, which is always notified, whoever bound another one. */
  before?: Contact | null;
  /** The token of the link that stops the account. */
  token?: string;
  /** Until when withdrawals are blocked because of it. */
  until?: number | null;
  /** The time shown, ms; now when left out. */
  at?: number;
}

/** The path of the links in messages. */
export const STOP_PATH = '/stop';

/** Notifies players of security events on their account, so that they notice what they did not do. Never contains a secret. */
export class Notices {
  readonly #parts: Parts;
  readonly #times: Intl.DateTimeFormat;

  constructor(parts: Parts) {
    this.#parts = parts;
    const { locale, timeZone } = parts.market;
    this.#times = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short', timeZone });
  }

  /**
   * Sends by e-mail and by text, as far as bound: an intruder may have bound one of them. Events that block withdrawals also
   * get a site message.
   * @param tx the transaction of the event: the notification is sent after it commits, reliably
   */
  async notify(
    tx: Pick<Tx, 'select' | 'insert' | 'execute'>,
    userId: bigint,
    kind: NoticeKind,
    { detail = '', before = null, token, until = null, at = this.#parts.clock.now() }: NoticeDetails = {},
  ): Promise<void> {
    const { clock, market, messages, siteUrl } = this.#parts;
    const [user] = await tx
      .select({ phone: users.phone, email: users.email })
      .from(users)
      .where(eq(users.id, userId));
    const link = token === undefined ? null : `${siteUrl()}${STOP_PATH}/${token}`;
    const time = this.#times.format(at);
    const text = noticeText(kind, market.language, { detail, time, link });
    for (const contact of contactsOf(user, kind, before))
      await messages.sendWith(tx, { ...contact, text, purpose: kind });
    if (until === null) return;
    await tx
      .insert(siteMessages)
      .values({ key: `notice:${randomUUID()}`, userId, at: clock.now(), ...siteNotice(kind, detail) });
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
  return [...(before ? [before] : []), ...email, ...sms];
}
