import { create } from 'zustand';

/** How it went with a PIN: it was right, or the code of the catalogue that it was refused with. */
export type PinOutcome = 'done' | number;

/** What a PIN is asked for. */
export interface PinRequest {
  /** What happens with it, in the player's words. */
  purpose: string;
  /** Does it. Whatever is not about the PIN (7031 to 7033) it tells of itself, and throws. */
  use: (pin: string) => Promise<PinOutcome>;
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
