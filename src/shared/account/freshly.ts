import { ErrorCode } from '../../../contract/errors.ts';
import { HttpError } from '../../net/errors.ts';
import { useSession } from './session.ts';

/**
 * Does what wants a session that was never idle for long. Where it is refused for that (10009), the sign-in sheet has
 * opened over the page by then: once the player has signed in there it is done after all, with what was typed.
 */
export async function freshly<Reply>(act: () => Promise<Reply>): Promise<Reply> {
  const player = useSession.getState().player?.id;
  try {
    return await act();
  } catch (error) {
    const idle = error instanceof HttpError && error.code === ErrorCode.signInAgain;
    if (!idle || !(await signedInAgain(player))) throw error;
    return act();
  }
}

/** Whether the same player signs in again; false when the sheet is left without that. */
function signedInAgain(player: string | undefined): Promise<boolean> {
  const { again, token: idle } = useSession.getState();
  if (!again) return Promise.resolve(false);
  return new Promise((resolve) => {
    const stop = useSession.subscribe((session) => {
      if (session.again || (session.token !== null && session.player === null)) return;
      stop();
      resolve(session.token !== null && session.token !== idle && session.player?.id === player);
    });
  });
}
