import { describe, expect, it } from 'vitest';
import { HIDDEN_CODES, INFO_CODES } from '../../contract/errors.ts';
import { ChannelError, type ErrorPolicy, HttpError, handle, noticeOf, recoveryActionOf } from './errors.ts';

const TOKEN = 'k1-7-now';
const refused = (code: number, text = 'text', token: string | null = TOKEN) =>
  new ChannelError('refusal', code, text, token);

describe('the notice for the player', () => {
  it.each(INFO_CODES)('is an info for code %i', (code) => {
    expect(noticeOf(refused(code))?.tone).toBe('info');
  });

  it('is an error with its code for any other code', () => {
    expect(noticeOf(refused(716))).toMatchObject({ tone: 'error', code: 716, text: 'text' });
  });

  it.each(HIDDEN_CODES)('is nothing for HTTP code %i, but something on the channel', (code) => {
    expect(noticeOf(new HttpError('refusal', code, 'text', null))).toBeNull();
    expect(noticeOf(refused(code))).not.toBeNull();
  });

  it('is nothing for code 0', () => {
    expect(noticeOf(refused(0))).toBeNull();
  });

  it.each(['配置错误', 'bad 配置', '<html><body>502</body></html>', '{"a":1}', '', 'x'.repeat(500)])(
    'never shows a text like %j',
    (text) => {
      expect(noticeOf(refused(9999, text))?.text).toBeNull();
    },
  );
});

describe('the recovery action of an error', () => {
  it.each([707, 1])('%i signs out the session of the call', (code) => {
    expect(recoveryActionOf(refused(code), TOKEN)).toBe('signOut');
  });

  it.each([707, 1, 703, 10004])('%i of an earlier session has no effect on the current one', (code) => {
    expect(recoveryActionOf(refused(code, '', 'k1-7-before'), TOKEN)).toBe('none');
    expect(recoveryActionOf(refused(code, '', null), TOKEN)).toBe('none');
  });

  it.each([1000, 9003])('%i checks the access state of the site, whoever is signed in', (code) => {
    expect(recoveryActionOf(refused(code), TOKEN)).toBe('checkSite');
    expect(recoveryActionOf(refused(code, '', null), TOKEN)).toBe('checkSite');
  });

  it('703 refreshes the token', () => {
    expect(recoveryActionOf(refused(703), TOKEN)).toBe('refreshToken');
  });

  it('10004 opens sign-in for a visitor, and re-authenticates a player', () => {
    expect(recoveryActionOf(refused(10004, '', null), null)).toBe('signIn');
    expect(recoveryActionOf(refused(10004), TOKEN)).toBe('refreshToken');
  });

  it('10009 requires a player to sign in again, and a visitor to sign in', () => {
    expect(recoveryActionOf(refused(10009), TOKEN)).toBe('signInAgain');
    expect(recoveryActionOf(refused(10009, '', null), null)).toBe('signIn');
    expect(recoveryActionOf(refused(10009, '', 'k1-7-before'), TOKEN)).toBe('none');
  });

  it('is none for a fault or a time-out, whatever its code', () => {
    expect(recoveryActionOf(new HttpError('fault', 707, '', TOKEN), TOKEN)).toBe('none');
    expect(recoveryActionOf(new ChannelError('timeout', -1, '', TOKEN), TOKEN)).toBe('none');
  });
});

describe('handling', () => {
  const run = (error: ChannelError, quiet: boolean | number[]) => {
    const reported: number[] = [];
    const requested: string[] = [];
    const policy: ErrorPolicy = {
      notify: (notice) => reported.push(notice.code),
      recover: (action) => requested.push(action),
    };
    handle(error, TOKEN, quiet, policy);
    return { reported, requested };
  };

  it('leaves the reason for a repeated sign-in to its sheet', () => {
    expect(run(refused(10009), false)).toEqual({ reported: [], requested: ['signInAgain'] });
  });

  it('shows the notice once and runs the action once', () => {
    expect(run(refused(707), false)).toEqual({ reported: [707], requested: ['signOut'] });
  });

  it('leaves the notice to a caller that handles it', () => {
    expect(run(refused(716), true)).toEqual({ reported: [], requested: [] });
    expect(run(refused(716), [716])).toEqual({ reported: [], requested: [] });
    expect(run(refused(700), [716])).toEqual({ reported: [700], requested: [] });
  });

  it('always shows why a session was signed out, even if the call suppresses toasts', () => {
    expect(run(refused(707), true)).toEqual({ reported: [707], requested: ['signOut'] });
    expect(run(refused(1), [1])).toEqual({ reported: [1], requested: ['signOut'] });
  });

  it('hides the end of an earlier session, but shows other errors of its calls', () => {
    expect(run(refused(707, '', 'k1-7-before'), false)).toEqual({ reported: [], requested: [] });
    expect(run(refused(1, '', null), false)).toEqual({ reported: [], requested: [] });
    expect(run(refused(716, '', 'k1-7-before'), false)).toEqual({ reported: [716], requested: [] });
  });
});
