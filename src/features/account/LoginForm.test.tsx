// @vitest-environment dom
import { act } from 'react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { logout, phoneCheck, phoneLogin } from '../../../contract/http/people/accounts.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { http } from '../../net/backend.ts';
import { HttpError } from '../../net/errors.ts';
import { useSession } from '../../shared/account/session.ts';
import { signOut } from '../../shared/account/signIn.ts';
import { fill, find, press, render } from '../../ui/testRender.ts';
import { LoginForm } from './LoginForm.tsx';

const USER = {
  id: '7',
  name: 'Bimo',
  avatar: 3,
  portrait: null,
  frame: null,
  balance: '100',
  bonus: '0',
  sequence: '1',
  currency: 'IDR',
};
const send = vi.spyOn(http, 'send');
const refused = (code: number) => new HttpError('refusal', code, 'refused', null);
/** The mocked server replies, in order. */
const replies = (...list: unknown[]) => {
  const left = [...list];
  send.mockReset().mockImplementation(async (call) => {
    if (call === logout) return { ok: true };
    const next = left.shift();
    if (next instanceof Error) throw next;
    return next;
  });
};
const submit = async () => {
  await press(find('[type="submit"]'));
  await act(async () => new Promise((done) => setTimeout(done)));
};
const tries = () => send.mock.calls.filter(([call]) => call === phoneLogin).map(([, input]) => input);
/** Presses the button with this text. */
const choose = async (text: string) => {
  const button = [...document.querySelectorAll('button')].find((one) => one.textContent === text);
  if (!button) throw new Error(`no button says ${text}`);
  await press(button);
};
const pageText = () => document.body.textContent ?? '';

vi.setConfig({ testTimeout: 20_000 });
beforeAll(() => startI18n('id', ['common', 'signIn']));
beforeEach(async () => {
  replies();
  sessionStorage.clear();
  signOut();
  await render(
    <LoginForm account="81234567890" again={false} onForgotten={() => undefined}>
      <p>Belum punya akun</p>
    </LoginForm>,
  );
  await fill(find<HTMLInputElement>('input[type="password"]'), 'rahasia-123');
});

it('asks for the second factor once the password is right, and sends both', async () => {
  replies(refused(7022), refused(7023), { token: 'k1-7-new', user: USER });
  await submit();
  expect(pageText()).toContain('verifikasi 2 langkah');
  expect(pageText()).not.toContain('Belum punya akun');
  await fill(find<HTMLInputElement>('input'), '000000');
  await submit();
  expect(pageText()).toContain('Kode salah atau sudah dipakai');
  await fill(find<HTMLInputElement>('input'), '482139');
  await submit();
  const proved = { account: '81234567890', password: 'rahasia-123' };
  expect(tries()).toEqual([proved, { ...proved, factorCode: '000000' }, { ...proved, factorCode: '482139' }]);
  expect(useSession.getState().token).toBe('k1-7-new');
});

it('accepts a backup code instead, in any notation', async () => {
  replies(refused(7022), { token: 'k1-7-new', user: USER });
  await submit();
  const backup = [...document.querySelectorAll('button')].find((one) =>
    one.textContent?.includes('cadangan'),
  );
  if (backup) await press(backup);
  await fill(find<HTMLInputElement>('input'), 'zuhs-k2wu-25hq');
  await submit();
  expect(tries().at(-1)).toMatchObject({ factorCode: 'ZUHSK2WU25HQ' });
});

it('shows errors at their fields, and does not proceed', async () => {
  replies(refused(7021));
  await submit();
  expect(pageText()).toContain('Akun atau kata sandi salah');
  expect(find<HTMLInputElement>('input[type="password"]').value).toBe('rahasia-123');
});

const SENT = { resendAt: Date.now() + 60_000, expiresAt: Date.now() + 600_000, sandbox: null };
const PROOF = { phone: '81234567890', code: '314159' };

it('signs in with a code sent to the typed phone, followed by the second factor', async () => {
  await choose('Masuk dengan kode');
  const phone = find<HTMLInputElement>('input');
  expect(phone.value).toBe('81234567890');
  await vi.waitFor(() => expect(document.activeElement).toBe(find('input')));
  replies(SENT, refused(7019), refused(7022), { token: 'k1-7-new', user: USER });
  await submit();
  expect(send.mock.lastCall?.slice(0, 2)).toEqual([phoneCheck, { phone: '81234567890', purpose: 'login' }]);
  expect(pageText()).toContain('Kode dikirim ke +62 81234567890');
  expect(pageText()).not.toContain('Belum punya akun');
  await fill(find<HTMLInputElement>('input'), '271828');
  await submit();
  expect(pageText()).toContain('Kode salah atau sudah kedaluwarsa');
  await fill(find<HTMLInputElement>('input'), PROOF.code);
  await submit();
  expect(pageText()).toContain('verifikasi 2 langkah');
  await fill(find<HTMLInputElement>('input'), '482139');
  await submit();
  expect(tries()).toEqual([{ ...PROOF, code: '271828' }, PROOF, { ...PROOF, factorCode: '482139' }]);
  expect(useSession.getState()).toMatchObject({ token: 'k1-7-new', rememberAccount: '81234567890' });
  // Nothing typed is stored, only the flag that a promotion pop-up may open once.
  expect(Object.keys(sessionStorage)).toEqual(['kilat.promoFlow']);
});

it('returns to the password, before and after the code was sent', async () => {
  await choose('Masuk dengan kode');
  await choose('Masuk dengan kata sandi');
  await vi.waitFor(() => expect(document.activeElement).toBe(find('input[type="password"]')));
  await choose('Masuk dengan kode');
  replies(SENT);
  await submit();
  await choose('Masuk dengan kata sandi');
  expect(pageText()).toContain('Belum punya akun');
  expect(sessionStorage.length).toBe(0);
});
