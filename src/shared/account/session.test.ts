// @vitest-environment dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  loadpageRegister,
  logout,
  phoneLogin,
  phoneRegister,
  userBrief,
  userSession,
} from '../../../contract/http/people/accounts.ts';
import { channel, http, identity } from '../../net/backend.ts';
import { HttpError } from '../../net/errors.ts';
import { updateBalance, useWallet } from '../wallet/walletStore.ts';
import { refreshProfile, requestSignInAgain, restoreSession, useSession } from './session.ts';
import { register, registerName, signIn, signOut } from './signIn.ts';

const USER = {
  id: '7',
  name: 'Bimo',
  avatar: 3,
  balance: '100',
  bonus: '0',
  sequence: '10',
  currency: 'IDR',
};
const TOKEN = 'k1-7-abc';
const CREDENTIALS = { account: '81234567890', password: 'rahasia-123' };

const send = vi.spyOn(http, 'send');
const authenticate = vi.spyOn(channel, 'authenticate');

/** The mocked server replies, in order of the calls. */
function replies(...list: (unknown | Promise<unknown>)[]) {
  send.mockReset().mockResolvedValue(null);
  for (const reply of list) send.mockImplementationOnce(async () => reply);
}

beforeEach(async () => {
  replies(Promise.resolve(null));
  signOut();
  localStorage.clear();
  authenticate.mockClear();
});

describe('a player who cannot be fetched', () => {
  it('is fetched again until the server replies, and not after signing out', async () => {
    vi.useFakeTimers();
    try {
      localStorage.setItem('kilat.token', TOKEN);
      const away = new Error('no house');
      replies();
      send.mockRejectedValueOnce(away).mockRejectedValueOnce(away).mockResolvedValueOnce(USER);
      restoreSession();
      await vi.advanceTimersByTimeAsync(0);
      expect(useSession.getState()).toMatchObject({ token: TOKEN, player: null });
      await vi.advanceTimersByTimeAsync(1_000);
      expect(useSession.getState().player).toBeNull();
      await vi.advanceTimersByTimeAsync(3_000);
      expect(useSession.getState().player).toMatchObject({ name: 'Bimo' });
      expect(send).toHaveBeenCalledTimes(3);

      signOut();
      localStorage.setItem('kilat.token', TOKEN);
      replies();
      send.mockRejectedValueOnce(away);
      restoreSession();
      await vi.advanceTimersByTimeAsync(0);
      signOut();
      const callsBefore = send.mock.calls.length;
      await vi.advanceTimersByTimeAsync(60_000);
      expect(send).toHaveBeenCalledTimes(callsBefore);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('signing in', () => {
  it('stores the token, passes it to the network layer, binds the channel, and loads player and balance', async () => {
    replies({ token: TOKEN, user: USER });
    await signIn(CREDENTIALS);
    expect(send.mock.calls[0]?.slice(0, 2)).toEqual([phoneLogin, CREDENTIALS]);
    expect(useSession.getState()).toMatchObject({
      token: TOKEN,
      player: { id: '7', name: 'Bimo', avatar: 3 },
      rememberAccount: '81234567890',
    });
    expect(useWallet.getState().balance).toBe(100n);
    expect(identity.token).toBe(TOKEN);
    expect(localStorage.getItem('kilat.token')).toBe(TOKEN);
    expect(document.cookie).not.toContain(TOKEN);
    expect(authenticate).toHaveBeenCalledTimes(1);
  });

  it('again after long inactivity ends the previous session and continues with the new one', async () => {
    replies({ token: 'k1-7-idle', user: USER });
    await signIn(CREDENTIALS);
    requestSignInAgain();
    replies({ token: TOKEN, user: USER });
    const ended: (string | null)[] = [];
    send.mockImplementation(async (call) => {
      if (call === logout) ended.push(identity.token);
      return null;
    });
    await signIn(CREDENTIALS);
    expect(ended).toEqual(['k1-7-idle']);
    expect(useSession.getState()).toMatchObject({ token: TOKEN, again: false });
  });

  it('changes nothing when refused', async () => {
    send.mockReset();
    send.mockRejectedValueOnce(new Error('7021'));
    await expect(signIn(CREDENTIALS)).rejects.toThrow('7021');
    expect(useSession.getState()).toMatchObject({ token: null });
    expect(useWallet.getState().balance).toBeNull();
  });

  it('registers with the key of the intent', async () => {
    replies({ token: TOKEN, user: USER });
    const account = { phone: CREDENTIALS.account, password: CREDENTIALS.password };
    await register(account, 'intent-1');
    expect(send.mock.calls[0]).toMatchObject([phoneRegister, account, { key: 'intent-1' }]);
  });

  it('with a new user name waits until the player has saved the password, and survives a reload before that', async () => {
    replies({ token: TOKEN, user: USER });
    const account = { userName: 'elang_gesit42', password: CREDENTIALS.password };
    const { begin } = await registerName(account, 'intent-2');
    expect(send.mock.calls[0]).toMatchObject([loadpageRegister, account, { key: 'intent-2' }]);
    expect(useSession.getState()).toMatchObject({ token: null, rememberAccount: 'elang_gesit42' });
    expect(localStorage.getItem('kilat.token')).toBe(TOKEN);
    begin();
    expect(useSession.getState()).toMatchObject({ token: TOKEN });
    expect(useWallet.getState().balance).toBe(100n);
    updateBalance({ balance: 40n, sequence: 11n });
    begin();
    expect(useWallet.getState().balance).toBe(40n);
  });
});

it('signs out everywhere at once, and notifies the server with the old token', async () => {
  replies({ token: TOKEN, user: USER });
  await signIn(CREDENTIALS);
  // biome-ignore lint/suspicious/noDocumentCookie: simulates the server's Set-Cookie
  document.cookie = 'kilat_signed_in=1; Path=/';
  let tokenSent: string | null = null;
  send.mockImplementationOnce(async () => {
    tokenSent = identity.token;
    return { ok: true };
  });
  signOut();
  expect(send.mock.lastCall?.[0]).toBe(logout);
  expect(tokenSent).toBe(TOKEN);
  expect(useSession.getState()).toMatchObject({ token: null, player: null });
  expect(useWallet.getState().balance).toBeNull();
  expect(identity.token).toBeNull();
  expect(localStorage.getItem('kilat.token')).toBeNull();
  expect(document.cookie).not.toContain('kilat_signed_in');
});

it('restores a stored session and fetches its player', async () => {
  localStorage.setItem('kilat.token', TOKEN);
  replies(USER);
  restoreSession();
  expect(useSession.getState()).toMatchObject({ token: TOKEN, player: null });
  await vi.waitFor(() => expect(useSession.getState().player?.name).toBe('Bimo'));
});

it('follows a sign-out in another tab', async () => {
  replies({ token: TOKEN, user: USER });
  await signIn(CREDENTIALS);
  restoreSession();
  window.dispatchEvent(new StorageEvent('storage', { key: 'kilat.token', newValue: null }));
  expect(useSession.getState().token).toBeNull();
});

describe('the balance', () => {
  beforeEach(async () => {
    replies({ token: TOKEN, user: USER });
    await signIn(CREDENTIALS);
  });

  it('follows a bet, and shows a negative balance as 0', () => {
    updateBalance({ balance: 40n, sequence: 11n });
    expect(useWallet.getState().balance).toBe(40n);
    updateBalance({ balance: -5n, sequence: 12n });
    expect(useWallet.getState().balance).toBe(0n);
  });

  it('is not overwritten by a reply from before a bet', async () => {
    let answer: (brief: unknown) => void = () => undefined;
    replies(new Promise((resolve) => (answer = resolve)));
    const refreshed = refreshProfile();
    updateBalance({ balance: 40n, sequence: 11n });
    answer(USER);
    await refreshed;
    expect(useWallet.getState().balance).toBe(40n);
  });

  it('is fetched exactly once more when many callers ask during a fetch', async () => {
    replies({ ...USER, balance: '54', sequence: '11' }, { ...USER, balance: '55', sequence: '12' });
    await Promise.all([refreshProfile(), refreshProfile(), refreshProfile()]);
    expect(send.mock.calls.map(([call]) => call)).toEqual([userBrief, userBrief]);
    expect(useWallet.getState().balance).toBe(55n);
  });
});

describe('a page without a stored token', () => {
  const SIGNED_IN = 'kilat_signed_in=1; Path=/';
  /** Nothing from an earlier visit but a cookie. */
  const cookie = (text: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: simulates the server's Set-Cookie
    document.cookie = text;
  };

  it('requests nothing where nobody was signed in', async () => {
    replies();
    restoreSession();
    await Promise.resolve();
    expect(send).not.toHaveBeenCalled();
  });

  it("requests the token of the server's cookie, and continues as that player", async () => {
    cookie(SIGNED_IN);
    replies({ token: TOKEN }, USER);
    restoreSession();
    await vi.waitFor(() => expect(useSession.getState().player?.name).toBe('Bimo'));
    expect(send.mock.calls.map(([call]) => call)).toEqual([userSession, userBrief]);
    expect(localStorage.getItem('kilat.token')).toBe(TOKEN);
  });

  it('retries while the server is unreachable, and stops once the server has deleted its cookies', async () => {
    vi.useFakeTimers();
    try {
      cookie(SIGNED_IN);
      replies();
      send
        .mockRejectedValueOnce(new HttpError('network', -1, 'away', null))
        .mockImplementationOnce(async () => {
          cookie('kilat_signed_in=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT');
          throw new HttpError('refusal', 707, 'bad token', null);
        });
      restoreSession();
      await vi.advanceTimersByTimeAsync(0);
      expect(document.cookie).toContain('kilat_signed_in=1');
      await vi.advanceTimersByTimeAsync(1_000);
      expect(send).toHaveBeenCalledTimes(2);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(send).toHaveBeenCalledTimes(2);
      expect(useSession.getState().token).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });

  it('does not interfere with a sign-in during the request', async () => {
    cookie(SIGNED_IN);
    let answer: (tokens: unknown) => void = () => undefined;
    replies(new Promise((resolve) => (answer = resolve)), { token: 'k1-7-new', user: USER });
    restoreSession();
    await signIn(CREDENTIALS);
    answer({ token: TOKEN });
    await Promise.resolve();
    expect(useSession.getState().token).toBe('k1-7-new');
  });

  it('deletes the script-readable token cookie of older releases', () => {
    cookie(`main_token=${TOKEN}; Path=/`);
    replies();
    restoreSession();
    expect(document.cookie).not.toContain('main_token');
  });
});
