// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { http } from '../../net/house.ts';
import { useSession } from '../../state/session.ts';
import {
  askForCode,
  changePassword,
  forgetReset,
  unfinishedReset,
  usePasswordChanged,
} from './passwordReset.ts';

const SENT = { resendAt: 61_000, expiresAt: 601_000, sandbox: '/sandbox/outbox' };
const send = vi.spyOn(http, 'send');

beforeEach(() => {
  sessionStorage.clear();
  send.mockReset();
});

describe('a reset that was left open', () => {
  it('is taken up in this tab while its code holds', async () => {
    send.mockResolvedValueOnce(SENT);
    await askForCode('81234567890');
    expect(unfinishedReset(600_999)).toEqual({ phone: '81234567890', ...SENT });
    expect(unfinishedReset(601_000)).toBeNull();
  });

  it('is gone when another phone is wanted, and once the password is changed', async () => {
    send.mockResolvedValue(SENT);
    await askForCode('81234567890');
    forgetReset();
    expect(unfinishedReset(0)).toBeNull();
    await askForCode('81234567890');
    await changePassword({ phone: '81234567890', code: '123456', password: 'rahasia-123' });
    expect(unfinishedReset(0)).toBeNull();
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('123456"');
    expect(useSession.getState().rememberAccount).toBe('81234567890');
    expect(usePasswordChanged.getState().changed).toBe(true);
  });

  it('stays when the code was wrong', async () => {
    send.mockResolvedValueOnce(SENT).mockRejectedValueOnce(new Error('7019'));
    await askForCode('81234567890');
    const input = { phone: '81234567890', code: '000000', password: 'rahasia-123' };
    await expect(changePassword(input)).rejects.toThrow('7019');
    expect(unfinishedReset(0)).not.toBeNull();
  });

  it.each(['', 'null', '{}', '{"phone":1}', '{"phone":"8","resendAt":"x"}'])(
    'is none when what is kept is %j',
    (kept) => {
      sessionStorage.setItem('kilat.reset', kept);
      expect(unfinishedReset(0)).toBeNull();
    },
  );
});
