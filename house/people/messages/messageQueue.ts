import type { Logger } from 'pino';
import type { Clock } from '../../core/clock.ts';
import type { Database, Tx } from '../../core/db/database.ts';
import { addJob, type JobType } from '../../core/jobs/job.ts';
import { Pending } from '../../core/lifecycle.ts';
import type { Sealer } from '../../core/secrets/sealer.ts';
import { CODE_LIFETIME_MS } from './codes.ts';
import { CODE_PURPOSES, type Message, type MessageGateway, NoGateway } from './gateway.ts';

/** Retried for about an hour, which covers an outage of the gateway; after that somebody has to look. */
const MESSAGE = { name: 'message', tries: 8 } as const;
const CONTEXT = 'message';

/** A queued message, sealed because it may contain a code or a link that stops an account. */
interface Waiting {
  sealed: string;
  /** When it was queued, ms. */
  at: number;
}

interface Parts {
  db: Database;
  clock: Clock;
  sealer: Sealer;
  log: Logger;
}

/**
 * Sends asynchronously: requests do not wait, so the response time does not reveal whether anything was sent. A queued message
 * is sent even if the house stops, or its gateway is unavailable for a while.
 */
export class Messages {
  readonly #parts: Parts;
  readonly #under = new Pending();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  send(message: Message): void {
    const { db, log } = this.#parts;
    const { channel, purpose } = message;
    const taking = this.sendWith(db.orm, message).catch((error) =>
      log.error({ err: error, channel, purpose }, 'a message was not taken'),
    );
    this.#under.add(taking);
  }

  /** Sends it after the transaction commits, reliably. */
  sendWith(tx: Pick<Tx, 'execute'>, message: Message): Promise<void> {
    const { clock, sealer } = this.#parts;
    const sealed = sealer.seal(JSON.stringify(message), CONTEXT);
    return addJob<Waiting>(tx, MESSAGE, { sealed, at: clock.now() });
  }

  /** Resolves when nothing is on its way to the queue any more. */
  settled(): Promise<void> {
    return this.#under.over();
  }
}

/** The job that sends messages. A code that has expired by then is not sent. */
export function messageJob({
  gateway,
  clock,
  sealer,
  log,
}: Omit<Parts, 'db'> & { gateway: MessageGateway }): JobType {
  return {
    ...MESSAGE,
    async run(payload) {
      const { sealed, at } = payload as Waiting;
      const text = sealer.open(sealed, CONTEXT);
      if (text === null) return log.error('a message was sealed with a key that is lost, and is not sent');
      const message: Message = JSON.parse(text);
      const { channel, purpose } = message;
      const isCode = (CODE_PURPOSES as readonly string[]).includes(purpose);
      if (isCode && clock.now() - at > CODE_LIFETIME_MS)
        return log.warn({ channel, purpose }, 'a code could not be sent while it held');
      try {
        await gateway.send(message);
      } catch (error) {
        if (!(error instanceof NoGateway)) throw error;
        log.error({ err: error, channel, purpose }, 'a message was not sent');
      }
    },
  };
}
