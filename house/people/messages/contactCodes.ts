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

/** A contact of a player: channel and address. */
export type Contact = Pick<Message, 'channel' | 'to'>;

/** When the next code may be requested, and when this one expires, in ms since 1970. */
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
   * Creates a code and sends it. Refusal: 667 if requested too often.
   * @param known false sends nothing, with the same answer and limits
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

  /** The id of a correct code, for `use`. Refusals: 7019, by e-mail 2002, if it is wrong, used or expired. */
  async guess(purpose: CodePurpose, contact: Contact, code: string, by: HashedFor): Promise<bigint> {
    const id = await this.#codes.guess(purpose, contact.to, code, by);
    if (id === null) throw noGood(contact);
    return id;
  }

  /** Keeps a correctly guessed code for later: the guess does not count. */
  spare(id: bigint): Promise<void> {
    return this.#codes.spare(id);
  }

  /**
   * Marks a correctly guessed code as used, which proves access to the contact. Refusals: as of `guess`.
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

/** The refusal of an invalid code, whatever the reason. */
export function noGood({ channel }: Contact): Refusal {
  return new Refusal(channel === 'email' ? ErrorCode.wrongEmailCode : ErrorCode.wrongCode);
}
