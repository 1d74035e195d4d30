/** Purposes of message codes. */
export const CODE_PURPOSES = [
  'login',
  'resetPassword',
  'resetPin',
  'removeMfa',
  'bindPhone',
  'bindEmail',
] as const;
export type CodePurpose = (typeof CODE_PURPOSES)[number];

/** Account events that a player is notified of. */
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

/** The purpose of a message. */
export type MessagePurpose = CodePurpose | NoticeKind;

/** A short text to one person. */
export interface Message {
  channel: 'sms' | 'email';
  /** A phone in international form, or an e-mail address. */
  to: string;
  text: string;
  purpose: MessagePurpose;
}

/** Sends messages of a channel. */
export interface MessageGateway {
  /** Sends a message. @throws when it fails */
  send(message: Message): Promise<void>;
}

/** No gateway is configured: a retry is pointless. */
export class NoGateway extends Error {}

/** The gateway of a house without one: it sends nothing and logs this each time. */
export const NO_GATEWAY: MessageGateway = {
  async send() {
    throw new NoGateway('no message gateway is connected');
  },
};
