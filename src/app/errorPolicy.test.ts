// @vitest-environment dom
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startI18n } from '../i18n/i18n.ts';
import { channel } from '../net/backend.ts';
import type { Notice } from '../net/errors.ts';
import { setRequirement, useRequirement } from '../shared/account/requirement.ts';
import { useSession } from '../shared/account/session.ts';
import { updateBalance, useWallet } from '../shared/wallet/walletStore.ts';
import { useToasts } from '../ui/feedback/toasts.ts';
import { errorPolicy } from './errorPolicy.ts';

beforeAll(() => startI18n('id', ['common', 'errors']));
beforeEach(() => useToasts.setState([], true));

const policyFor = (over: Partial<Notice>) => {
  errorPolicy.notify({ tone: 'error', code: 9999, failure: 'refusal', text: null, ...over });
  const [toast] = useToasts.getState();
  return toast && [toast.tone, toast.text, toast.detail];
};

it('shows our own text for a code of the catalogue, with the code', () => {
  expect(policyFor({ code: 716, text: 'game started' })).toEqual([
    'error',
    'Babak sudah dimulai, ikut babak berikutnya',
    '#716',
  ]);
});

it('shows no code with an info', () => {
  expect(policyFor({ code: 1, tone: 'info' })).toEqual([
    'info',
    'Sesi sudah berakhir, silakan masuk lagi',
    undefined,
  ]);
});

it("shows the server's text for an unknown code, unless it must not be shown", () => {
  expect(policyFor({ text: 'something new' })?.[1]).toBe('something new');
  useToasts.setState([], true);
  expect(policyFor({ text: null })).toEqual(['error', 'Kesalahan layanan (kesalahan konfigurasi)', '#9999']);
});

it('distinguishes a broken network from a lost reply', () => {
  expect(policyFor({ failure: 'network', code: -1, text: 'Network Error' })?.[1]).toBe(
    'Saya memiliki masalah dengan jaringan, silakan coba lagi nanti!',
  );
  useToasts.setState([], true);
  expect(policyFor({ failure: 'timeout', code: -1, text: 'timeout' })).toEqual([
    'error',
    'Koneksi terputus. Coba lagi sebentar.',
    '#-1',
  ]);
});

it('ends an expired session and asks for sign-in', () => {
  useSession.setState({ token: 'k1-7-dead' });
  updateBalance({ balance: 5n, sequence: 1n });
  errorPolicy.recover('signOut');
  expect(useSession.getState()).toMatchObject({ token: null });
  expect(useWallet.getState().balance).toBeNull();
  expect(useRequirement.getState()).toBe('signIn');
});

it('keeps a session that was idle too long, and asks for sign-in over the page', () => {
  useSession.setState({ token: 'k1-7-idle', again: false });
  setRequirement(null);
  errorPolicy.recover('signInAgain');
  expect(useSession.getState()).toMatchObject({ token: 'k1-7-idle', again: true });
  expect(useRequirement.getState()).toBe('signIn');
});

it('authenticates again when required', () => {
  const authenticate = vi.spyOn(channel, 'authenticate');
  errorPolicy.recover('refreshToken');
  expect(authenticate).toHaveBeenCalledTimes(1);
});

it("shows a family's text for a code that has none of its own, and never Chinese", () => {
  expect(policyFor({ code: 1303, text: '投注失败' })).toEqual([
    'error',
    'Taruhan tidak bisa dipasang, coba lagi di babak berikutnya',
    '#1303',
  ]);
  useToasts.setState([], true);
  expect(policyFor({ code: 3012 })?.[1]).toBe(
    'Deposit atau penarikan tidak bisa diproses, periksa lagi datanya',
  );
});

it('shows a player without network that they are offline', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
  expect(policyFor({ failure: 'network', code: -1 })?.[1]).toBe(
    'Kamu sedang offline. Sambungkan internet lalu coba lagi.',
  );
});
