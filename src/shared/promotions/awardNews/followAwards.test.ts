// @vitest-environment dom
/** The badge's count belongs to the player who is signed in: what arrives after sign-out is dropped. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checkIn } from '../../../../contract/http/offers/checkIn.ts';
import { promoAll, settleTrigger } from '../../../../contract/http/offers/promotions.ts';
import type { AwardsWaiting } from '../../../../contract/promotions/channel.ts';
import { channel, http } from '../../../net/backend.ts';
import { saveHere } from '../../../net/storage.ts';
import { PROMO_FLOW } from '../../account/session.ts';
import { useAwards } from './awardsStore.ts';
import { followAwards } from './followAwards.ts';

const replies: Record<string, unknown> = {
  [settleTrigger.path]: { claimable: 2, nextAt: Date.now(), vip: { level: 3, since: 0, celebrated: 3 } },
  [checkIn.path]: { canSign: true, nextAt: Date.now() + 3_600_000 },
  [promoAll.path]: { promotions: [], canJoin: [] },
};
let sent: string[] = [];
let answer = () => {};
let push = (_change: AwardsWaiting) => {};
const idle = useAwards.getState();

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  saveHere(PROMO_FLOW, '1');
  vi.spyOn(channel, 'subscribe').mockImplementation(((
    _operation: unknown,
    listener: { next: typeof push },
  ) => {
    push = listener.next;
    return () => {};
  }) as never);
  vi.spyOn(http, 'send').mockImplementation((async ({ path }: { path: string }) => {
    sent.push(path);
    await answered;
    return replies[path];
  }) as never);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  useAwards.setState(idle, true);
});

it('counts the awards of the player it follows', async () => {
  const stop = followAwards('1');
  answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(useAwards.getState()).toMatchObject({ claimable: 2, vip: { userId: '1', level: 3 }, offer: null });
  expect(useAwards.getState().checkInUntil).toBe((replies[checkIn.path] as { nextAt: number }).nextAt);
  stop();
});

it('drops replies that arrive after sign-out, and requests nothing more', async () => {
  const stop = followAwards('1');
  expect(sent).toEqual([settleTrigger.path, checkIn.path, promoAll.path]);
  stop();
  answer();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(useAwards.getState()).toMatchObject({ claimable: 0, vip: null, checkInUntil: null });
  expect(useAwards.getState().offer).toBeUndefined();
  expect(sent).toHaveLength(3);
});

it('fetches the check-in again only after a change that may be its own', async () => {
  const stop = followAwards('1');
  answer();
  await vi.advanceTimersByTimeAsync(0);
  sent = [];
  push({ claimable: 3, nextAt: null, promotions: ['battle'] });
  expect(useAwards.getState()).toMatchObject({ claimable: 3, change: { promotions: ['battle'] } });
  expect(sent).toEqual([]);
  push({ claimable: 3, nextAt: null, promotions: ['checkIn'] });
  push({ claimable: 3, nextAt: null, promotions: null });
  expect(sent).toEqual([checkIn.path, checkIn.path]);
  stop();
});
