/**
 * The error catalogue (spec.md section 8, errors.tsv). Every refusal of the house carries one of these codes;
 * its text comes from the client's `errors` namespace under the code.
 */
export const ErrorCode = {
  loginExpired: 1,
  badParameter: 3,
  tooFrequent: 667,
  insufficientBalance: 700,
  /** What would be staked is bonus money, and this game takes none. */
  notOnBonus: 701,
  wrongBetAmount: 702,
  refreshPage: 703,
  notFound: 704,
  /** Nothing was won yet in an open round: there is nothing to cash out. */
  nothingToCash: 706,
  badToken: 707,
  /** A round of the player's waits to be played on. */
  unfinishedGame: 710,
  overLimit: 711,
  roundEnding: 712,
  joinNextRound: 716,
  invalidGame: 721,
  alreadyJoined: 746,
  mineCount: 786,
  maintenance: 1000,
  /** A draw was held: nothing joins it any more. */
  jackpotOver: 1006,
  /** A promotion that has to be joined was not. */
  notJoined: 1018,
  conditionsNotMet: 1020,
  /** A promotion is for others, or what was given was taken back. */
  notForPlayer: 1022,
  joinedToday: 1023,
  /** What could be claimed was not in time. */
  awardExpired: 1025,
  /** A promotion is over, or has given what it may today. */
  promotionOver: 1028,
  noWheelSpin: 1045,
  awardClaimed: 1046,
  /** The same award is being claimed by another call. */
  awardBusy: 1047,
  /** It can be claimed later: `until` says when. */
  notClaimableYet: 1048,
  /** More than the player's VIP level lets out at once. */
  vipLevel: 1051,
  /** Another account has this e-mail. */
  emailTaken: 2001,
  /** A code sent by e-mail is wrong, used or too old. */
  wrongEmailCode: 2002,
  emailNotBound: 2003,
  /** More than may be withdrawn. */
  aboveAvailable: 3003,
  /** A withdrawal is on its way: one at a time. */
  withdrawalOpen: 3009,
  bankAccountLimit: 3010,
  amountOutOfRange: 3021,
  overDailyLimit: 3036,
  /** Something that keeps the account safe was changed a short time ago; a number of ours, as the next one is. */
  withdrawalsHeld: 3037,
  /** A bank account of somebody else than the player said to be. */
  holderNotOwn: 3038,
  signedToday: 4001,
  signEarlierFirst: 4002,
  taskNotDone: 4003,
  invalidInvite: 7003,
  userExists: 7010,
  wrongPassword: 7013,
  phoneExists: 7017,
  /** A code sent by message is wrong, used or too old; a number of ours in the family of account errors. */
  wrongCode: 7019,
  wrongPhoneOrPassword: 7021,
  /** Right so far: the second factor's code is asked for. A number of ours, as the ones up to 7025 and 7034 are. */
  factorNeeded: 7022,
  wrongFactor: 7023,
  tooYoung: 7024,
  phoneNotBound: 7025,
  /** A deposit above a limit that the player set; a number of ours too. */
  overOwnLimit: 7026,
  /** Stopped by a link of a message: a new password by a code lets it go on. Numbers of ours, both. */
  accountFrozen: 7027,
  /** By an operator. */
  accountBlocked: 7028,
  wrongPin: 7031,
  pinNotSet: 7032,
  pinLocked: 7033,
  /** What can be set once is set. */
  alreadySet: 7034,
  /** No bet and no deposit before the date of birth is known; numbers of ours, both. */
  ageUnknown: 7035,
  /** What was tried wants a verified identity. */
  identityNeeded: 7036,
  /** The player takes a break (time-out or self-exclusion); a number of ours in the family of account errors. */
  onBreak: 7030,
  giftCodeUnknown: 8001,
  giftCodeUsed: 8002,
  giftCodeExpired: 8003,
  /** As many as there were have used it. */
  giftCodeAllUsed: 8004,
  giftCodeNotOwn: 8005,
  giftCodeTries: 8006,
  /** denyAccessToThisArea, which the catalogue gives no number; one of the family 9002-9005. */
  areaDenied: 9003,
  logInFirst: 10004,
  /** The studio of a game does not answer; a number of ours, as the catalogue gives none. */
  providerAway: 10005,
  /** This session has been idle for too long for what it asks. */
  signInAgain: 10009,
  claimFailed: 14910,
} as const;

export type ErrorCode = (typeof ErrorCode)[keyof typeof ErrorCode];

/** A lost connection, an unreadable answer or a time-out, as the client reports them. */
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
  /** When it ends, ms since 1970, where it is known to end. */
  readonly until: number | undefined;

  constructor(code: ErrorCode, detail?: string, until?: number) {
    super(detail ? `${ENGLISH[code]}: ${detail}` : ENGLISH[code]);
    this.name = 'Refusal';
    this.code = code;
    this.until = until;
  }
}
