/**
 * The error catalogue (spec.md section 8, errors.tsv). Every refusal of the house carries one of these codes; its text comes
 * from the client's `errors` namespace under the code.
 */
export const ErrorCode = {
  loginExpired: 1,
  badParameter: 3,
  tooFrequent: 667,
  insufficientBalance: 700,
  /** The stake would be bonus money, which this game does not accept. */
  notOnBonus: 701,
  wrongBetAmount: 702,
  refreshPage: 703,
  notFound: 704,
  /** Nothing has been won yet in an open round. */
  nothingToCash: 706,
  badToken: 707,
  /** The player has an unfinished round. */
  unfinishedGame: 710,
  overLimit: 711,
  roundEnding: 712,
  joinNextRound: 716,
  invalidGame: 721,
  alreadyJoined: 746,
  mineCount: 786,
  maintenance: 1000,
  /** A draw is over: nobody can join any more. */
  jackpotOver: 1006,
  /** The promotion requires joining first. */
  notJoined: 1018,
  conditionsNotMet: 1020,
  /** The promotion is not for this player, or the award was revoked. */
  notForPlayer: 1022,
  joinedToday: 1023,
  /** The award was not claimed in time. */
  awardExpired: 1025,
  /** The promotion is over, or has used up today's budget. */
  promotionOver: 1028,
  noWheelSpin: 1045,
  awardClaimed: 1046,
  /** Another call is claiming the same award. */
  awardBusy: 1047,
  /** It can be claimed later: `until` is when. */
  notClaimableYet: 1048,
  /** Above the withdrawal limit of the player's VIP level. */
  vipLevel: 1051,
  /** Another account has this e-mail. */
  emailTaken: 2001,
  /** A code sent by e-mail is wrong, used or expired. */
  wrongEmailCode: 2002,
  emailNotBound: 2003,
  /** Above the amount available for withdrawal. */
  aboveAvailable: 3003,
  /** A withdrawal is in progress: only one at a time. */
  withdrawalOpen: 3009,
  bankAccountLimit: 3010,
  amountOutOfRange: 3021,
  overDailyLimit: 3036,
  /** Payouts are blocked because account security was changed recently. Our own number, like the next one. */
  withdrawalsHeld: 3037,
  /** The bank account's holder differs from the player's identity. */
  holderNotOwn: 3038,
  signedToday: 4001,
  signEarlierFirst: 4002,
  taskNotDone: 4003,
  invalidInvite: 7003,
  userExists: 7010,
  wrongPassword: 7013,
  phoneExists: 7017,
  /** A code sent by message is wrong, used or expired; our own number among the account errors. */
  wrongCode: 7019,
  wrongPhoneOrPassword: 7021,
  /** Correct so far; the second factor's code is required. Our own number, as are those up to 7025 and 7034. */
  factorNeeded: 7022,
  wrongFactor: 7023,
  tooYoung: 7024,
  phoneNotBound: 7025,
  /** A deposit above a limit that the player set; our own number too. */
  overOwnLimit: 7026,
  /** Stopped by a link in a message; a new password set with a code reactivates it. Our own numbers, both. */
  accountFrozen: 7027,
  /** Blocked by an operator. */
  accountBlocked: 7028,
  wrongPin: 7031,
  pinNotSet: 7032,
  pinLocked: 7033,
  /** It can be set only once and is set already. */
  alreadySet: 7034,
  /** Bets and deposits require the date of birth; our own numbers, both. */
  ageUnknown: 7035,
  /** The request requires a verified identity. */
  identityNeeded: 7036,
  /** The player is in a time-out or self-exclusion; our own number among the account errors. */
  onBreak: 7030,
  giftCodeUnknown: 8001,
  giftCodeUsed: 8002,
  giftCodeExpired: 8003,
  /** The gift code has no uses left. */
  giftCodeAllUsed: 8004,
  giftCodeNotOwn: 8005,
  giftCodeTries: 8006,
  /** denyAccessToThisArea, which has no number in the catalogue; one of the family 9002-9005. */
  areaDenied: 9003,
  logInFirst: 10004,
  /** The game's provider does not answer; our own number, as the catalogue has none. */
  providerAway: 10005,
  /** The session was idle for too long for this request. */
  signInAgain: 10009,
  claimFailed: 14910,
} as const;

export type ErrorCode = (typeof ErrorCode)[keyof typeof ErrorCode];

/** A lost connection, an unreadable answer or a timeout, as reported by the client. */
export const CONNECTION_LOST = -1;

/** HTTP refusals that the user never sees (spec.md section 8). */
export const HIDDEN_CODES: readonly number[] = [14704, 14705, 10024, 10025, 14922];

/** Real-time codes shown as an info toast; every other non-zero code is an error toast with '#code'. */
export const INFO_CODES: readonly number[] = [1321, 1331, 1371, 1];

const ENGLISH: Record<ErrorCode, string> = {
  1: 'login expired',
  3: 'parameter error',
  667: 'operation too frequent',
  700: 'insufficient balance',
  701: 'game unavailable during a promotion',
  702: 'wrong bet amount',
  703: 'refresh page',
  704: 'order not found',
  706: 'open the grid before cashing out',
  707: 'token verification failed',
  710: 'unfinished game',
  711: 'bet over limit',
  712: 'round ending',
  716: 'game started, join the next round',
  721: 'invalid game',
  746: 'already joined',
  786: 'mine count 1~24',
  1000: 'site under maintenance',
  1006: 'jackpot ended',
  1018: 'not joined',
  1020: 'conditions not met yet',
  1022: 'not for this player',
  1023: 'already joined today, continue at 8 tomorrow',
  1025: 'expired',
  1028: 'promotion ended',
  1045: 'no wheel spin left',
  1046: 'already claimed',
  1047: 'being claimed',
  1048: 'not claimable yet',
  1051: 'VIP level insufficient',
  2001: 'e-mail belongs to another account',
  2002: 'wrong or expired e-mail code',
  2003: 'bind an e-mail first',
  3003: 'amount over available',
  3009: 'a withdrawal is already in review',
  3010: 'bank account limit',
  3021: 'amount out of range',
  3036: 'over daily withdrawal limit',
  3037: 'withdrawals are on hold',
  3038: 'the account holder is somebody else',
  4001: 'already signed today',
  4002: 'sign the earlier day first',
  4003: 'task not done',
  7003: 'invalid invite code',
  7010: 'user exists',
  7013: 'wrong password',
  7017: 'phone exists',
  7019: 'wrong or expired code',
  7021: 'invalid phone or password',
  7022: 'code of the second factor needed',
  7023: 'wrong code of the second factor',
  7024: 'not of age',
  7025: 'bind a phone first',
  7026: 'over a limit of your own',
  7027: 'account stopped, set a new password',
  7028: 'account blocked',
  7031: 'wrong PIN',
  7032: 'set a PIN first',
  7033: 'PIN locked',
  7034: 'already set',
  7035: 'date of birth not known',
  7036: 'identity not verified',
  7030: 'you are taking a break',
  8001: 'gift code unknown',
  8002: 'gift code used',
  8003: 'gift code expired',
  8004: 'gift code all used up',
  8005: 'gift code of another account',
  8006: 'too many gift codes tried',
  9003: 'denyAccessToThisArea',
  10004: 'log in first',
  10005: 'the studio is away',
  10009: 'sign in again',
  14910: 'claim failed',
};

/** A refusal with a code of the catalogue: status 400 over HTTP, `extensions.errCode` on the channel. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  /** When the refusal ends, ms since 1970, if known. */
  readonly until: number | undefined;

  constructor(code: ErrorCode, detail?: string, until?: number) {
    super(detail ? `${ENGLISH[code]}: ${detail}` : ENGLISH[code]);
    this.name = 'Refusal';
    this.code = code;
    this.until = until;
  }
}
