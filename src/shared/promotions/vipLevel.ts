import { settleTrigger } from '../../../contract/http/offers/promotions.ts';
import { http } from '../../net/backend.ts';
import { load, save } from '../../net/storage.ts';

const CELEBRATED = 'kilat.vipLevel';

/** A level that was reached so long ago is not celebrated on a device that comes to know of it, ms. */
const NEW_MS = 3 * 86_400_000;

/** The VIP level that a player holds, when it was reached, and the highest that was celebrated on any of the player's devices. */
export interface ReachedLevel {
  userId: string;
  level: number;
  since: number;
  celebrated: number;
}

/** Whether it is still to be celebrated: on one of the player's devices, in one of its tabs, and none that fell. */
export function isToCelebrate({ userId, level, since, celebrated }: ReachedLevel, now: number): boolean {
  const [player, here] = (load(CELEBRATED) ?? '').split(' ');
  return level > celebrated && now - since < NEW_MS && !(player === userId && Number(here) >= level);
}

/** Notes it on this device, whose other tabs know at once, and for the others at the house. */
export function noteCelebrated({ userId, level }: ReachedLevel): void {
  save(CELEBRATED, `${userId} ${level}`);
  http.send(settleTrigger, { celebrated: level }, { quiet: true }).catch(() => {});
}
