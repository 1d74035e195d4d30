/** Every popup page there is, and whether it needs a signed-in player (spec/pages.tsv). */
export const PAGE_NEEDS_LOGIN = {
  login: false,
  register: false,
  account: true,
} as const satisfies Record<string, boolean>;

export type PageKey = keyof typeof PAGE_NEEDS_LOGIN;

export function isPageKey(text: string): text is PageKey {
  return Object.hasOwn(PAGE_NEEDS_LOGIN, text);
}

/** The pages of signing in: they leave the stack by themselves once somebody is signed in. */
export const SIGN_IN_PAGES: readonly PageKey[] = ['login', 'register'];
