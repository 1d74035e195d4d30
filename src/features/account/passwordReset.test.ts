// @vitest-environment dom
import { beforeEach, expect, it, vi } from 'vitest';
import { phoneCheck, phonePassword } from '../../../contract/http/people/accounts.ts';
import { emailPassword, emailPasswordCode } from '../../../contract/http/people/security.ts';
import { http } from '../../net/backend.ts';
import { useSession } from '../../shared/account/session.ts';
import { changePassword, requestCode, usePasswordChanged } from './passwordReset.ts';

const TYPED = { code: '123456', password: 'rahasia-123' };
const send = vi.spyOn(http, 'send');

beforeEach(() => {
  send.mockReset().mockResolvedValue({ ok: true });
  usePasswordChanged.setState({ changed: false });
  useSession.setState({ token: null, rememberAccount: null });
});

it('requests the code by phone or by e-mail', async () => {
  await requestCode('phone', '81234567890');
  await requestCode('email', 'sari@example.com');
  expect(send.mock.calls.map(([call, input]) => [call, input])).toEqual([
    [phoneCheck, { phone: '81234567890', purpose: 'resetPassword' }],
    [emailPasswordCode, { email: 'sari@example.com' }],
  ]);
});

it('prefills the phone at the next sign-in, with a notice of the change', async () => {
  await changePassword('phone', '81234567890', TYPED);
  expect(send.mock.lastCall?.slice(0, 2)).toEqual([phonePassword, { phone: '81234567890', ...TYPED }]);
  expect(useSession.getState().rememberAccount).toBe('81234567890');
  expect(usePasswordChanged.getState().changed).toBe(true);
});

it('ends the session of a signed-in player locally, because the server has ended it', async () => {
  useSession.setState({ token: 'k1-7-old', rememberAccount: 'elang_1' });
  await changePassword('email', 'sari@example.com', TYPED);
  expect(send.mock.calls[0]?.slice(0, 2)).toEqual([emailPassword, { email: 'sari@example.com', ...TYPED }]);
  expect(useSession.getState()).toMatchObject({ token: null, rememberAccount: 'elang_1' });
});

it('changes nothing locally when the code was wrong', async () => {
  useSession.setState({ token: 'k1-7-old' });
  send.mockRejectedValueOnce(new Error('7019'));
  await expect(changePassword('phone', '81234567890', TYPED)).rejects.toThrow('7019');
  expect(usePasswordChanged.getState().changed).toBe(false);
  expect(useSession.getState().token).toBe('k1-7-old');
});
