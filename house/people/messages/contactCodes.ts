import { and, eq, isNull } from 'drizzle-orm';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import type { Language } from '../../../contract/markets.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import type { HashedFor } from '../accounts/passwords.ts';
import { users } from '../accounts/tables.ts';
import { CODE_LIFETIME_MS, MessageCodes } from './codes.ts';
import type { CodePurpose, Message } from './gateway.ts';
import type { Messages } from './messageQueue.ts';
import { codeText } from './texts.ts';

/** Where somebody reads messages. */
export type Contact = Pick<Message, 'channel' | 'to'>;

/** When the next code may be asked for, and until when this one holds, in ms since 1970. */
export interface RequestedCode {
  resendAt: number;
  expiresAt: number;
}

interface Parts {
  db: Database;
  clock: Clock;
  messages: Messages;
  language: Language;
}

/** Codes sent to phones and e-mail addresses. */
export class ContactCodes {
  readonly #clock: Clock;
  readonly #codes: MessageCodes;
  readonly #messages: Messages;
  readonly #language: Language;

  constructor({ db, clock, messages, language }: Parts) {
    this.#clock = clock;
    this.#codes = new MessageCodes(db, clock);
    this.#messages = messages;
    this.#language = language;
  }

  /**
   * Makes a code and sends it. Refusal: 667 asked too often.
   * @param known false sends nothing, and neither the answer nor the limits tell
   */
  async request(
    purpose: CodePurpose,
    { channel, to }: Contact,
    by: HashedFor,
    known = true,
  ): Promise<RequestedCode> {
    const { code, resendAt, expiresAt } = await this.#codes.issue(purpose, to, by);
    const text = codeText(purpose, this.#language, code, CODE_LIFETIME_MS);
    if (known) this.#messages.send({ channel, to, text, purpose });
    return { resendAt, expiresAt };
  }

  /** The id of a code that is right, for `use`. Refusals: 7019, by e-mail 2002, when it is wrong, used or too old. */
  async guess(purpose: CodePurpose, contact: Contact, code: string, by: HashedFor): Promise<bigint> {
    const id = await this.#codes.guess(purpose, contact.to, code, by);
    if (id === null) throw noGood(contact);
    return id;
  }

  /** A code that was guessed right is to hold for another time: the guess does not count. */
  spare(id: bigint): Promise<void> {
    return this.#codes.spare(id);
  }

  /**
   * Burns a code that was guessed right: whose phone it went to has proved to read there. Refusals: as of `guess`.
   * @param orm the transaction to be part of
   */
  async use(id: bigint, contact: Contact, orm: Pick<Database['orm'], 'update'>): Promise<void> {
    if (!(await this.#codes.use(id, orm))) throw noGood(contact);
    if (contact.channel === 'sms')
      await orm
        .update(users)
        .set({ phoneProvedAt: this.#clock.now() })
        .where(and(eq(users.phone, contact.to), isNull(users.phoneProvedAt)));
  }

  prune(): Promise<void> {
    return this.#codes.prune();
  }
}

/** The refusal of a code that is no good, whatever it is that is wrong with it. */
export function noGood({ channel }: Contact): Refusal {
  return new Refusal(channel === 'email' ? ErrorCode.wrongEmailCode : ErrorCode.wrongCode);
}
