import { desc, gt, lte } from 'drizzle-orm';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import type { Message, MessageGateway } from './gateway.ts';
import { outbox } from './tables.ts';

const RETENTION_MS = 24 * 3_600_000;
const MOST_SHOWN = 50;

/** A sent message, `sentAt` in ms of the house's clock. */
export interface SentMessage extends Omit<Message, 'purpose'> {
  sentAt: number;
}

/** A gateway that sends nothing and stores messages for a day, shown at /sandbox/outbox. */
export class SandboxGateway implements MessageGateway {
  readonly #db: Database;
  readonly #clock: Clock;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  async send(message: Message): Promise<void> {
    await this.#db.orm.insert(outbox).values({ ...message, sentAt: this.#clock.now() });
  }

  /** The messages of the last day, newest first. */
  recent(): Promise<SentMessage[]> {
    const { channel, to, text, sentAt } = outbox;
    return this.#db.orm
      .select({ channel, to, text, sentAt })
      .from(outbox)
      .where(gt(sentAt, this.#clock.now() - RETENTION_MS))
      .orderBy(desc(outbox.id))
      .limit(MOST_SHOWN);
  }

  /** Deletes messages older than a day. */
  async prune(): Promise<void> {
    await this.#db.orm.delete(outbox).where(lte(outbox.sentAt, this.#clock.now() - RETENTION_MS));
  }
}
