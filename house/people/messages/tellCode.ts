import type { CodeSent } from '../../../contract/http/accounts.ts';
import { isPrivate } from '../../core/http/privateAddress.ts';
import type { AskedCode } from './contactCodes.ts';
import type { Message } from './gateway.ts';
import { OUTBOX_PATH } from './serveOutbox.ts';

/** The answer to who asked for a code from an address. */
export type TellCode = (asked: AskedCode, channel: Message['channel'], ip: string) => CodeSent;

/** Tells private addresses of the outbox page, where messages of that channel end there. */
export function codeTeller(inOutbox: Readonly<Record<Message['channel'], boolean>>): TellCode {
  return (asked, channel, ip) => ({
    ...asked,
    sandbox: inOutbox[channel] && isPrivate(ip) ? OUTBOX_PATH : null,
  });
}
