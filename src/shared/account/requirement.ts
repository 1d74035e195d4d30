import { create } from 'zustand';

/**
 * What the house wants of the player before it does what was tried, until it is given: to sign in, the date of birth (7035), or a verified
 * identity (7036). The page or sheet that asks for it opens over the page; errors may come before there is a screen.
 */
type Requirement = 'signIn' | 'age' | 'identity';

export const useRequirement = create<Requirement | null>(() => null);

export function setRequirement(requirement: Requirement | null): void {
  useRequirement.setState(requirement, true);
}
