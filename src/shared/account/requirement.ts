import { create } from 'zustand';

/**
 * An unmet requirement for the attempted action: sign-in, date of birth (7035), or a verified identity (7036). The page or
 * sheet for it opens over the current page; errors may occur before there is a screen.
 */
type Requirement = 'signIn' | 'age' | 'identity';

export const useRequirement = create<Requirement | null>(() => null);

export function setRequirement(requirement: Requirement | null): void {
  useRequirement.setState(requirement, true);
}
