import { create } from 'zustand';

/**
 * What the house has to know of the player before it does what was tried: the date of birth (7035), or a verified identity (7036). The
 * sheet that asks for it opens over the page (app/Asked.tsx); then what was tried is tried again.
 */
export type Asked = 'age' | 'identity';

export const useAsked = create<{ asked: Asked | null }>(() => ({ asked: null }));

export function ask(asked: Asked | null): void {
  useAsked.setState({ asked });
}
