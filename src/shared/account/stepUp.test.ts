// @vitest-environment dom
import { beforeEach, expect, it, vi } from 'vitest';
import { HttpError } from '../../net/errors.ts';
import { leaveSignInAgain, useSession } from './session.ts';
import { withFreshSession } from './stepUp.ts';

const PLAYER = { id: '7', name: 'Bimo', avatar: 3, portrait: null, frame: null, currency: 'IDR' };
const idle = () => {
  useSession.setState({ again: true });
  return Promise.reject(new HttpError('refusal', 10009, 'sign in again', 'idle'));
};

beforeEach(() => useSession.setState({ token: 'idle', player: PLAYER, again: false }));

it('runs once where nothing is required, and fails with other errors', async () => {
  const act = vi.fn(async () => 'done');
  await expect(withFreshSession(act)).resolves.toBe('done');
  expect(act).toHaveBeenCalledTimes(1);
  const wrong = vi.fn(() => Promise.reject(new HttpError('refusal', 7013, 'wrong', 'idle')));
  await expect(withFreshSession(wrong)).rejects.toMatchObject({ code: 7013 });
  expect(wrong).toHaveBeenCalledTimes(1);
});

it('runs after the player has signed in again', async () => {
  const act = vi.fn<() => Promise<string>>(idle).mockImplementationOnce(idle).mockResolvedValueOnce('done');
  const done = withFreshSession(act);
  await Promise.resolve();
  useSession.setState({ token: 'new', player: null, again: false });
  useSession.setState({ player: PLAYER });
  await expect(done).resolves.toBe('done');
});

it('does not run when the player leaves the sheet, or somebody else signs in', async () => {
  const left = withFreshSession(idle);
  await Promise.resolve();
  leaveSignInAgain();
  await expect(left).rejects.toMatchObject({ code: 10009 });

  const other = withFreshSession(idle);
  await Promise.resolve();
  useSession.setState({ token: 'new', player: { ...PLAYER, id: '8' }, again: false });
  await expect(other).rejects.toMatchObject({ code: 10009 });
});
