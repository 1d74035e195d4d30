import type { Namespace } from './resources.ts';

/** Namespaces that are fetched together, in one chunk a language. A game's own texts are a bundle of their own. */
export const BUNDLES = {
  /** What the first picture says, and what may go wrong before the second. */
  first: ['common', 'errors', 'lobby'],
  account: ['account', 'signIn', 'profile', 'security', 'limits'],
  money: ['deposit', 'withdraw', 'statement', 'feedback'],
  site: ['catalogue', 'games', 'providers', 'search', 'wins', 'help', 'install', 'site', 'pictures'],
  tables: ['table', 'marks', 'ownGames'],
  proofs: ['fairness', 'fairnessDraws', 'replay', 'replayPools'],
} as const satisfies Record<string, readonly Namespace[]>;

/** The bundle a namespace is in. */
export function bundleOf(namespace: string): string {
  const areas: readonly (readonly [string, readonly string[]])[] = Object.entries(BUNDLES);
  return areas.find(([, namespaces]) => namespaces.includes(namespace))?.[0] ?? namespace;
}
