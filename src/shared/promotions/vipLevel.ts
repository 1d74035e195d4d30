import { settleTrigger } from '../../../contract/http/offers/promotions.ts';
import { http } from '../../net/backend.ts';
import { load, save } from '../../net/storage.ts';

const CELEBRATED = 'kilat.vipLevel';

/** Maximum age of a level to be celebrated on a device that learns of it later, ms. */
const NEW_MS = 3 * 86_400_000;

/** A player's VIP level, when it was reached, and the highest one celebrated on any of the player's devices. */
export interface ReachedLevel {
  userId: string;
  level: number;
  since: number;
  celebrated: number;
}

/** Whether it is still to be celebrated: once over all devices and tabs, and not after a demotion. */
export function isToCelebrate({ userId, level, since, celebrated }: ReachedLevel, now: number): boolean {
  const [player, here] = (load(CELEBRATED) ?? '').split(' ');
  return level > celebrated && now - since < NEW_MS && !(player === userId && Number(here) >= level);
}

/** Records it on this device (other tabs see it at once) and on the server for other devices. */
export function noteCelebrated({ userId, level }: ReachedLevel): void {
  save(CELEBRATED, `${userId} ${level}`);
  http.send(settleTrigger, { celebrated: level }, { quiet: true }).catch(() => {});
}
