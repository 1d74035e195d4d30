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
  /** The house's own URL, for links in messages if no site URL is configured. */
  url: () => string;
}

/** The services that send messages to players. */
interface MessageDesk {
  /** Stores messages that are not really sent; null without a sandbox. */
  sandbox: SandboxGateway | null;
  messages: Messages;
  /** The job that sends them. */
  job: JobType;
  notices: Notices;
  codeReply: CodeReply;
}

/**
 * Sets up messages by the house's settings: e-mail by its SMTP server if configured, everything else to the sandbox if there is
 * one.
 */
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

/** Routes each channel's messages to its own gateway. */
function byChannel(gateways: Readonly<Record<Message['channel'], MessageGateway>>): MessageGateway {
  return { send: (message) => gateways[message.channel].send(message) };
}

/** The answer to a code request from an address. */
export type CodeReply = (requested: RequestedCode, channel: Message['channel'], ip: string) => CodeSent;

/** For private addresses adds a hint to the outbox page, if messages of that channel end there. */
function codeTeller(inOutbox: Readonly<Record<Message['channel'], boolean>>): CodeReply {
  return (requested, channel, ip) => ({
    ...requested,
    sandbox: inOutbox[channel] && isPrivate(ip) ? OUTBOX_PATH : null,
  });
}
