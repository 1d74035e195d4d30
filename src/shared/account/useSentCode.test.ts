// @vitest-environment dom
import { beforeEach, describe, expect, it } from 'vitest';
import { storeCode, storedCode } from './useSentCode.ts';

const SENT = { to: '81234567890', resendAt: 61_000, expiresAt: 601_000, sandbox: '/sandbox/outbox' };

beforeEach(() => sessionStorage.clear());

describe('a code that was sent', () => {
  it('is restored in this tab while it is valid, under its own name', () => {
    storeCode('reset', SENT);
    expect(storedCode('reset', 600_999)).toEqual(SENT);
    expect(storedCode('reset', 601_000)).toBeNull();
    expect(storedCode('bind', 0)).toBeNull();
  });

  it('is cleared once it is used, or another is requested', () => {
    storeCode('reset', SENT);
    storeCode('reset', null);
    expect(storedCode('reset', 0)).toBeNull();
  });

  it.each(['', 'null', '{}', '{"to":1}', '{"to":"8","resendAt":"x"}'])(
    'is not restored from the stored value %j',
    (stored) => {
      sessionStorage.setItem('kilat.code.reset', stored);
      expect(storedCode('reset', 0)).toBeNull();
    },
  );
});
