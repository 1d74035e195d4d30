import { load, save } from '../../net/storage.ts';

const CELEBRATED = 'kilat.vipLevel';

/** A level that was reached so long ago is not celebrated on a device that comes to know of it, ms. */
const NEW_MS = 3 * 86_400_000;

/** The VIP level that a player holds, and when it was reached. */
export interface ReachedLevel {
  userId: string;
  level: number;
  since: number;
}

/** Whether it is still to be celebrated on this device: in one of its tabs, and none that fell. */
export function isToCelebrate({ userId, level, since }: ReachedLevel, now: number): boolean {
  const [player, celebrated] = (load(CELEBRATED) ?? '').split(' ');
  return level > 0 && now - since < NEW_MS && !(player === userId && Number(celebrated) >= level);
}

export function noteCelebrated({ userId, level }: ReachedLevel): void {
  save(CELEBRATED, `${userId} ${level}`);
}
