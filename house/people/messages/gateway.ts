import type { Logger } from 'pino';
import { Pending } from '../../core/pending.ts';

/** What a code in a message is for. */
export type CodePurpose = 'login' | 'resetPassword' | 'resetPin' | 'removeMfa' | 'bindPhone' | 'bindEmail';

/** What a message tells a player that happened to their account, or is about to. */
export type NoticeKind =
  | 'passwordChanged'
  | 'pinChanged'
  | 'phoneChanged'
  | 'emailChanged'
  | 'mfaOn'
  | 'mfaOff'
  | 'newDevice'
  | 'identityGiven'
  | 'bankAccount'
  | 'frozen'
  | 'bonusEnds';

/** What a message is for. */
export type MessagePurpose = CodePurpose | NoticeKind;

/** A short text to one person. */
export interface Message {
  channel: 'sms' | 'email';
  /** A phone in international form, or an e-mail address. */
  to: string;
  text: string;
  purpose: MessagePurpose;
}

/** The way out for messages. */
export interface MessageGateway {
  /** Hands a message over. @throws when it could not be */
  send(message: Message): Promise<void>;
}

/** A house without a way out: nothing can be sent, which its log says each time. */
export const NO_GATEWAY: MessageGateway = {
  async send() {
    throw new Error('no message gateway is connected');
  },
};

/**
 * Sends behind the answer's back: whoever asked does not wait, so that the time of an answer does not tell
 * whether anything was sent. A message that fails is said in the log, without its text.
 */
export class Messages {
  readonly #gateway: MessageGateway;
  readonly #log: Logger;
  readonly #under = new Pending();

  constructor(gateway: MessageGateway, log: Logger) {
    this.#gateway = gateway;
    this.#log = log;
  }

  send(message: Message): void {
    const { channel, purpose } = message;
    const sending = this.#gateway
      .send(message)
      .catch((error) => this.#log.error({ err: error, channel, purpose }, 'a message was not sent'));
    this.#under.add(sending);
  }

  /** When nothing is under way any more. */
  settled(): Promise<void> {
    return this.#under.over();
  }
}
