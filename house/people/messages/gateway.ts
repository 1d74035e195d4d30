/** What codes in messages are for. */
export const CODE_PURPOSES = [
  'login',
  'resetPassword',
  'resetPin',
  'removeMfa',
  'bindPhone',
  'bindEmail',
] as const;
export type CodePurpose = (typeof CODE_PURPOSES)[number];

/** What a message tells a player that happened to their account, or is about to. */
export type NoticeKind =
  | 'passwordChanged'
  | 'pinChanged'
  | 'phoneChanged'
  | 'emailChanged'
  | 'mfaOn'
  | 'mfaOff'
  | 'newDevice'
  | 'phoneClaimed'
  | 'identityGiven'
  | 'identityVerified'
  | 'identityRefused'
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

/** There is no way out: to try again is of no use. */
export class NoGateway extends Error {}

/** A house without a way out: nothing can be sent, which its log says each time. */
export const NO_GATEWAY: MessageGateway = {
  async send() {
    throw new NoGateway('no message gateway is connected');
  },
};
