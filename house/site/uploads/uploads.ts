import { randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, lte, ne, sql } from 'drizzle-orm';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import { addressOf } from '../../../contract/http/call.ts';
import {
  siteAvatarInput,
  siteUploadedInput,
  siteUploadInput,
  type UploadNamed,
  type UploadRequest,
} from '../../../contract/http/site/inputs/uploads.ts';
import {
  IMAGES_AN_HOUR,
  IMAGES_IN_ALL,
  siteAvatar,
  siteUpload,
  siteUploaded,
  type UploadedImage,
  type UploadPurpose,
} from '../../../contract/http/site/uploads.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database, Tx } from '../../core/db/database.ts';
import { PictureAnswer } from '../../core/http/fileAnswer.ts';
import { fileRoute, openRoute, type Route, tokenRoute, withInput } from '../../core/http/route.ts';
import { Semaphore } from '../../core/semaphore.ts';
import { lockPlayer } from '../../people/accounts/lockPlayer.ts';
import { rewrite } from './pictures.ts';
import { uploads } from './tables.ts';

const HOUR_MS = 3_600_000;
/** How long an unreferenced picture is stored. */
const UNUSED_MS = 24 * HOUR_MS;
/** Pictures that a house encodes at once, and the queue limit: each takes a CPU and some memory. */
const AT_ONCE = 2;
const WAITING = 60;

/** Players' uploads, stored in the database, which makes them available on every house. */
export class Uploads {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #turns = new Semaphore(AT_ONCE, WAITING);
  readonly #under = new Set<bigint>();

  constructor({ db, clock }: { db: Database; clock: Clock }) {
    this.#db = db;
    this.#clock = clock;
  }

  /** Stores all of them or none. Refusals: 3 one is not a valid picture, 667 too many, or others are still in progress. */
  async store(userId: bigint, { purpose, images }: UploadRequest): Promise<UploadedImage[]> {
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
        // Serialises this player's uploads over all houses, which enforces the quota.
        await lockPlayer(tx, userId);
        await this.#hold(tx, userId, rows.length);
        await tx.insert(uploads).values(rows);
      });
      return rows.map(({ name, width, height }) => ({ name, path: pathOf(name, purpose), width, height }));
    } finally {
      this.#under.delete(userId);
    }
  }

  /**
   * A player's own picture, except documents, which only operators see, to protect them from a stolen session. Refusal: 704.
   */
  own(userId: bigint, name: string): Promise<Buffer> {
    return this.#read(
      and(eq(uploads.name, name), eq(uploads.userId, userId), ne(uploads.purpose, 'identity')),
    );
  }

  /** Any player's avatar. Refusal: 704. */
  avatar(name: string): Promise<Buffer> {
    return this.#read(and(eq(uploads.name, name), eq(uploads.purpose, 'avatar')));
  }

  /** Deletes pictures that have been unreferenced for a day. */
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
  return addressOf(
    purpose === 'avatar'
      ? withInput(siteAvatar, siteAvatarInput)
      : withInput(siteUploaded, siteUploadedInput),
    { name },
  ).url;
}

/**
 * Marks a player's pictures as referenced, so that they stay stored. Refusal: 704 one of them is not the player's own, or was
 * uploaded for another purpose.
 */
export async function retainUploads(
  tx: Tx,
  userId: bigint,
  names: readonly string[],
  purposes: readonly UploadPurpose[],
): Promise<void> {
  const distinct = [...new Set(names)];
  if (distinct.length === 0) return;
  const { rowCount } = await tx
    .update(uploads)
    .set({ unusedSince: null })
    .where(
      and(inArray(uploads.name, distinct), eq(uploads.userId, userId), inArray(uploads.purpose, purposes)),
    );
  if (rowCount !== distinct.length) throw new Refusal(ErrorCode.notFound, 'picture');
}

/** Marks a picture as unreferenced: it is deleted later (uploads.ts). */
export async function releaseUpload(tx: Tx, name: string, now: number): Promise<void> {
  await tx.update(uploads).set({ unusedSince: now }).where(eq(uploads.name, name));
}

/** The calls about pictures. */
export function uploadRoutes(uploads: Uploads): Route[] {
  return [
    tokenRoute(
      withInput(siteUpload, siteUploadInput),
      async ({ session, input }) => ({ images: await uploads.store(BigInt(session.userId), input) }),
      { form: true },
    ),
    fileRoute(
      withInput(siteUploaded, siteUploadedInput),
      async ({ session, input: { name } }) =>
        new PictureAnswer(await uploads.own(BigInt(session.userId), name), 'private'),
    ),
    openRoute<UploadNamed, unknown>(
      withInput(siteAvatar, siteAvatarInput),
      async ({ input: { name } }) => new PictureAnswer(await uploads.avatar(name), 'public'),
    ),
  ];
}
