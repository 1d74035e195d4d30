import { describe, expect, it } from 'vitest';
import { afterUnknown, lookAfter, PAYOUT_TIMES } from './payoutTimes.ts';

const TIMES = { lease: 20, park: 100 };
const NOW = 1_000;

describe('a payout unknown to the gateway', () => {
  it('is sent if it never was, whatever the gateway guarantees', () => {
    for (const resend of ['always', 'never', 50] as const)
      expect(afterUnknown({ sentAt: null, handedOver: false }, resend, NOW, TIMES)).toEqual({ do: 'send' });
  });

  it('is never sent if the gateway once confirmed it', () => {
    for (const resend of ['always', 'never', 0] as const)
      for (const sentAt of [null, 0, NOW])
        expect(afterUnknown({ sentAt, handedOver: true }, resend, NOW, TIMES)).toMatchObject({ do: 'wait' });
  });

  it.each([
    ['always', NOW, { do: 'send' }],
    [50, NOW - 69, { do: 'wait', until: NOW + 1 }],
    [50, NOW - 70, { do: 'send' }],
    [0, NOW - 19, { do: 'wait', until: NOW + 1 }],
    [0, NOW - 20, { do: 'send' }],
    ['never', NOW - 99, { do: 'wait' }],
    ['never', NOW - 100, { do: 'park' }],
    ['never', 0, { do: 'park' }],
  ] as const)('by a gateway of %s and sent at %i: %o', (resend, sentAt, step) => {
    expect(afterUnknown({ sentAt, handedOver: false }, resend, NOW, TIMES)).toMatchObject(step);
  });
});

it('the state of a confirmed payout is checked less and less often, within bounds', () => {
  const pauses = [0, 30_000, 60_000, 120_000, 3_600_000, 1e12].map((age) => lookAfter(age, PAYOUT_TIMES));
  expect(pauses).toEqual([30_000, 30_000, 30_000, 60_000, 900_000, 900_000]);
});
