import { expect, it } from 'vitest';
import { protectionScore } from './protections.ts';

const NONE = {
  ...{ phone: '', phoneVerified: false, email: '', pin: false, mfa: false },
  ...{ identity: 'none' as const, fresh: true },
};

it('begins with account recovery, and ends when all are set', () => {
  expect(protectionScore(NONE)).toEqual({ set: 0, next: 'phone' });
  const phone = { ...NONE, phone: '+62 812****890' };
  expect(protectionScore(phone)).toEqual({ set: 1, next: 'pin' });
  expect(protectionScore({ ...phone, mfa: true, pin: true })).toEqual({ set: 3, next: 'email' });
  const all = { ...phone, pin: true, mfa: true, email: 's***i@example.com' };
  expect(protectionScore(all)).toEqual({ set: 4, next: 'identity' });
  expect(protectionScore({ ...all, identity: 'verified' })).toEqual({ set: 5, next: null });
});
