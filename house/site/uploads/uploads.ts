import { randomBytes } from 'node:crypto';
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import { addressOf } from '../../../contract/http/call.ts';
import {
  IMAGES_AN_HOUR,
  IMAGES_IN_ALL,
  siteAvatar,
  siteUploaded,
  type UploadAsked,
  type UploadedImage,
  type UploadPurpose,
} from '../../../contract/http/uploads.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { Semaphore } from '../../core/semaphore.ts';
import { lockPlayer } from '../../people/accounts/lockPlayer.ts';
import { rewrite } from './pictures.ts';
import { uploads } from './tables.ts';

const HOUR_MS = 3_600_000;
/** How long a picture stays that nothing names: never yet, or no more. */
const UNUSED_MS = 24 * HOUR_MS;
/** Pictures that a house writes at once, and that may wait: each costs a processor and some memory. */
const AT_ONCE = 2;
const WAITING = 60;

/** Pictures that players send, kept in the database so that every house has them. */
export class Uploads {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #turns = new Semaphore(AT_ONCE, WAITING);
  readonly #under = new Set<bigint>();

  constructor({ db, clock }: { db: Database; clock: Clock }) {
    this.#db = db;
    this.#clock = clock;
  }

  /** Keeps all of them or none. Refusals: 3 one is no good picture, 667 too many, or others are still under way. */
  async keep(userId: bigint, { purpose, images }: UploadAsked): Promise<UploadedImage[]> {
    if (this.#under.has(userId)) throw new Refusal(ErrorCode.tooFrequent);
    this.#under.add(userId);
    try {
      await this.#hold(this.#db.orm, userId, images.length);
      const rows: (typeof uploads.$inferInsert)[] = [];
      for (const image of images) {
        const sent = new Uint8Array(await image.arrayBuffer());
        const picture = await this.#turns.take(() => rewrite(sent, purpose));
        const name = randomBytes(16).toString('base64url');
        const now = this.#clock.now();
        rows.push({ name, userId, purpose, ...picture, at: now, unusedSince: now });
      }
      await this.#db.orm.transaction(async (tx) => {
        // Other houses' uploads of this player wait here, so that all of them together stay within the quota.
        await lockPlayer(tx, userId);
        await this.#hold(tx, userId, rows.length);
        await tx.insert(uploads).values(rows);
      });
      return rows.map(({ name, width, height }) => ({ name, path: pathOf(name, purpose), width, height }));
    } finally {
      this.#under.delete(userId);
    }
  }

  /** A player's own picture. Refusal: 704. */
  own(userId: bigint, name: string): Promise<Buffer> {
    return this.#read(and(eq(uploads.name, name), eq(uploads.userId, userId)));
  }

  /** Anybody's avatar. Refusal: 704. */
  avatar(name: string): Promise<Buffer> {
    return this.#read(and(eq(uploads.name, name), eq(uploads.purpose, 'avatar')));
  }

  /** Forgets pictures that nothing has named for a day. */
  async prune(): Promise<void> {
    await this.#db.orm.delete(uploads).where(lte(uploads.unusedSince, this.#clock.now() - UNUSED_MS));
  }

  async #read(where: ReturnType<typeof and>): Promise<Buffer> {
    const [found] = await this.#db.orm.select({ content: uploads.content }).from(uploads).where(where);
    if (!found) throw new Refusal(ErrorCode.notFound);
    return found.content;
  }

  async #hold(orm: Pick<Database['orm'], 'select'>, userId: bigint, more: number): Promise<void> {
    const recent = gt(uploads.at, this.#clock.now() - HOUR_MS);
    const [count] = await orm
      .select({ all: sql<string>`count(*)`, hour: sql<string>`count(*) FILTER (WHERE ${recent})` })
      .from(uploads)
      .where(eq(uploads.userId, userId));
    const { all, hour } = count ?? { all: 0, hour: 0 };
    if (Number(hour) + more > IMAGES_AN_HOUR || Number(all) + more > IMAGES_IN_ALL)
      throw new Refusal(ErrorCode.tooFrequent);
  }
}

function pathOf(name: string, purpose: UploadPurpose): string {
  return addressOf(purpose === 'avatar' ? siteAvatar : siteUploaded, { name }).url;
}
