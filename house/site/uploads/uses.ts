import { and, eq, inArray } from 'drizzle-orm';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import type { UploadPurpose } from '../../../contract/http/uploads.ts';
import type { Tx } from '../../core/db/database.ts';
import { uploads } from './tables.ts';

/**
 * Lets something name a player's pictures from now on, so that they are kept. Refusal: 704 one of them is not the
 * player's own, or was sent for another purpose.
 */
export async function keepUploads(
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

/** Nothing names the picture any more: it goes after a while (uploads.ts). */
export async function releaseUpload(tx: Tx, name: string, now: number): Promise<void> {
  await tx.update(uploads).set({ unusedSince: now }).where(eq(uploads.name, name));
}
