import { create } from 'zustand';
import { ErrorCode } from '../../../contract/errors.ts';
import { HttpError } from '../../net/errors.ts';
import { useSession } from './session.ts';

/** What wants more than a session: one that was never idle for long, or the player's PIN. */

/**
 * Does what wants a session that was never idle for long. Where it is refused for that (10009), the sign-in sheet has
 * opened over the page by then: once the player has signed in there it is done after all, with what was typed.
 */
export async function withFreshSession<Reply>(act: () => Promise<Reply>): Promise<Reply> {
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

/** How it went with a PIN: it was right, or the code of the catalogue that it was refused with. */
export type PinOutcome = 'done' | number;

/** What a PIN is asked for. */
export interface PinRequest {
  /** What happens with it, in the player's words. */
  purpose: string;
  /**
   * Does it. Whatever is not about the PIN (7031 to 7033) it tells of itself, and throws; 7022 and 7023 it throws, for the
   * panel to ask for a code of the second factor.
   */
  use: (pin: string, factorCode?: string) => Promise<PinOutcome>;
}

interface PinState {
  request: PinRequest | null;
}

/** What the page `pin-panel` asks the PIN for; null when it was come to by its address alone. */
export const usePinRequest = create<PinState>(() => ({ request: null }));

/** Puts what the PIN is for before the panel, which the caller then opens. */
export function requestPin(request: PinRequest): void {
  usePinRequest.setState({ request });
}

/** The panel has gone. */
export function forgetPinRequest(): void {
  usePinRequest.setState({ request: null });
}
