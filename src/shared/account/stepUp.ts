import { create } from 'zustand';
import { ErrorCode } from '../../../contract/errors.ts';
import { HttpError } from '../../net/errors.ts';
import { useSession } from './session.ts';

/** Calls that need more than a session: one without long inactivity, or the player's PIN. */

/**
 * Runs a call that needs a session without long inactivity. If it is refused for that (10009), the sign-in sheet opens over the
 * page; after the player has signed in there, the call is repeated with the same input.
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

/** Whether the same player signs in again; false when the sheet is closed without it. */
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

/** The result of a PIN: right, or the error code of its refusal. */
export type PinOutcome = 'done' | number;

/** What a PIN is asked for. */
export interface PinRequest {
  /** The action that the PIN authorizes, as text for the player. */
  purpose: string;
  /**
   * Runs the action. It reports errors not about the PIN (7031 to 7033) itself and throws them; it throws 7022 and 7023 so that
   * the panel asks for the second factor.
   */
  use: (pin: string, factorCode?: string) => Promise<PinOutcome>;
}

interface PinState {
  request: PinRequest | null;
}

/** The pending request of the page `pin-panel`; null when the page was opened by its address. */
export const usePinRequest = create<PinState>(() => ({ request: null }));

/** Sets the request for the panel, which the caller then opens. */
export function requestPin(request: PinRequest): void {
  usePinRequest.setState({ request });
}

/** The panel has closed. */
export function forgetPinRequest(): void {
  usePinRequest.setState({ request: null });
}
