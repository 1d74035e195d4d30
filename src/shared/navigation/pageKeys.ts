/** Every popup page there is, and whether it needs a signed-in player (spec/pages.tsv). */
export const PAGE_NEEDS_LOGIN = {
  'balance-record': true,
  'bca-bank': true,
  'deposit-record': true,
  'deposit-success': true,
  'edit-bank-account-deposit': true,
  'edit-bank-account-withdraw': true,
  'edit-bank-account': true,
  'free-spin-history': true,
  'free-spin-history-detail': true,
  'lottery-week': true,
  'red-pocket': true,
  'referral-share': true,
  'spay-bank': true,
  'va-bank': true,
  'withdraw-record': true,
  qrcode: true,
  transaction: true,
  usdt: true,
  wallet: true,
  'account-info': true,
  'edit-email': true,
  'edit-mfa': true,
  'edit-password': true,
  'edit-phone': true,
  'edit-pin': true,
  'edit-profile': true,
  'forget-pin': true,
  'pin-panel': true,
  'security-info': true,
  inbox: true,
  'inbox-detail': true,
  withdraw: true,
  'bank-card': true,
  'vip-deposit-check': true,
  'bet-history': true,
  'bet-history-detail': true,
  account: true,
  'v-d-c-record': true,
  'work-order-upload': true,
  'rescue-bonus-deposit': true,
  'rescue-bonus-deposit-rule': true,
  game: true,
  'newbie-task': true,
  'comeback-task': true,
  'daily-recharge-rule': false,
  'daily-wheel': false,
  'daily-wheel-rule': false,
  'daily-wheel-detail': false,
  'free-spin': false,
  'install-apk': false,
  'install-ios-pwa': false,
  'referral-history': false,
  'referral-join': false,
  'rescue-bonus': false,
  'reset-password': false,
  'vip-cash-back': false,
  login: false,
  register: false,
  battle: false,
  'change-pwd': false,
  'spread-rg': false,
  search: false,
  'battle-rule': false,
  'battle-history': false,
  'deposit-feedback': false,
  'withdraw-feedback': false,
  'vip-record': false,
  'big-win-detail': false,
} as const satisfies Record<string, boolean>;

export type PageKey = keyof typeof PAGE_NEEDS_LOGIN;

export function isPageKey(text: string): text is PageKey {
  return Object.hasOwn(PAGE_NEEDS_LOGIN, text);
}

/** The pages of signing in: they leave the stack by themselves once somebody is signed in. */
export const SIGN_IN_PAGES: readonly PageKey[] = ['login', 'register', 'spread-rg', 'reset-password'];

/**
 * The parameters of pages that have some, by their names in the query: ids or words searched for, never objects. They
 * come and go with their page; a route below must not use the same names. Pages that share a name hand it on when
 * one takes the other's place.
 */
const PAGE_PARAMS = {
  search: ['q', 'type', 'provider'],
  game: ['studio', 'title'],
  'big-win-detail': ['win'],
  qrcode: ['deposit'],
  'va-bank': ['deposit'],
  'bca-bank': ['deposit'],
  'spay-bank': ['deposit'],
  usdt: ['deposit'],
  'deposit-success': ['deposit'],
  wallet: ['gift'],
  'deposit-feedback': ['deposit'],
  'work-order-upload': ['deposit', 'withdrawal'],
  'withdraw-record': ['withdrawal'],
  'withdraw-feedback': ['withdrawal'],
  transaction: ['entry'],
  'bet-history-detail': ['played'],
  'free-spin-history-detail': ['prize'],
  'edit-bank-account': ['bank'],
  login: ['code'],
  register: ['code', 'fast'],
  'spread-rg': ['code', 'fast'],
} as const satisfies Partial<Record<PageKey, readonly string[]>>;

type Named = typeof PAGE_PARAMS;

/** What may be handed to a page when it is opened. */
export type ParamsOf<Key extends PageKey> = Key extends keyof Named
  ? Readonly<Partial<Record<Named[Key][number], string>>>
  : Readonly<Record<string, never>>;

/** The parameters of all open pages together. */
export type PageParams = Readonly<Partial<Record<Named[keyof Named][number], string>>>;

/** The names that pages may use in the query. */
export function paramNames(keys: readonly PageKey[]): readonly (keyof PageParams)[] {
  const named: Partial<Record<PageKey, readonly (keyof PageParams)[]>> = PAGE_PARAMS;
  return [...new Set(keys.flatMap((key) => named[key] ?? []))];
}
