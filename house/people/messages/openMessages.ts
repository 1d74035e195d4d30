import type { Logger } from 'pino';
import type { CodeSent } from '../../../contract/http/people/accounts.ts';
import type { Market } from '../../../contract/markets.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { isPrivate } from '../../core/http/addresses.ts';
import type { JobType } from '../../core/jobs/job.ts';
import type { Sealer } from '../../core/secrets/sealer.ts';
import type { RequestedCode } from './contactCodes.ts';
import { type Message, type MessageGateway, NO_GATEWAY } from './gateway.ts';
import { Messages, messageJob } from './messageQueue.ts';
import { Notices } from './notices.ts';
import { OUTBOX_PATH } from './outbox.ts';
import { SandboxGateway } from './sandboxGateway.ts';
import { SmtpGateway, type SmtpSettings } from './smtpGateway.ts';

interface Parts {
  db: Database;
  clock: Clock;
  log: Logger;
  sealer: Sealer;
  config: { market: Market; sandbox: boolean; smtp: SmtpSettings | null; siteUrl: string | null };
  /** Where the house is open, for links in messages where no address of the site is set. */
  url: () => string;
}

/** The ways to tell players something. */
interface MessageDesk {
  /** Keeps what is not sent anywhere; null without a sandbox. */
  sandbox: SandboxGateway | null;
  messages: Messages;
  /** Sends them. */
  job: JobType;
  notices: Notices;
  codeReply: CodeReply;
}

/** Messages as the house's settings have them: e-mail by its server where there is one, what else there is to the sandbox. */
export function openMessages({ db, clock, log, sealer, config, url }: Parts): MessageDesk {
  const { market, siteUrl } = config;
  const sandbox = config.sandbox ? new SandboxGateway(db, clock) : null;
  const sms = sandbox ?? NO_GATEWAY;
  const email = config.smtp === null ? sms : new SmtpGateway(config.smtp, market.language);
  const gateway = byChannel({ sms, email });
  const messages = new Messages({ db, clock, sealer, log });
  return {
    job: messageJob({ gateway, clock, sealer, log }),
    sandbox,
    messages,
    notices: new Notices({ clock, market, messages, siteUrl: () => siteUrl ?? url() }),
    codeReply: codeTeller({ sms: sms === sandbox, email: email === sandbox }),
  };
}

/** Each channel's messages by its own gateway. */
function byChannel(gateways: Readonly<Record<Message['channel'], MessageGateway>>): MessageGateway {
  return { send: (message) => gateways[message.channel].send(message) };
}

/** The answer to who asked for a code from an address. */
export type CodeReply = (requested: RequestedCode, channel: Message['channel'], ip: string) => CodeSent;

/** Tells private addresses of the outbox page, where messages of that channel end there. */
function codeTeller(inOutbox: Readonly<Record<Message['channel'], boolean>>): CodeReply {
  return (requested, channel, ip) => ({
    ...requested,
    sandbox: inOutbox[channel] && isPrivate(ip) ? OUTBOX_PATH : null,
  });
}
