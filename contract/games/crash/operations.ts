import { operation } from '../../operation.ts';
import type {
  CrashBetInfo,
  CrashBetReply,
  CrashEnd,
  CrashEscape,
  CrashGame,
  CrashMyBet,
  CrashPastRound,
  CrashStart,
  EscapeIntent,
} from './channel.ts';

/** The crash routes of channel.tsv as typed channel operations. */

const BET = 'betId userId name avatar bot currency amount rate win status';
const ESCAPE = 'roundId betId userId rate win';
const OWN = 'roundId betId isJoinCur betAmount autoRate isEscape winAmount escapeRate status';
const PAST = 'roundId target hash seedPubHash seedHashHash startTime endTime interrupted';

/** /crash/curGame */
export const crashCurGame = operation<CrashGame, { currency: string }>(
  'crashCurGame',
  `query CrashCurGame($currency: String!) { crashCurGame(currency: $currency) {
    roundId nextRoundId status startTime serverTime seedPubHash seedHashHash profitRate
    historyRate { roundId rate } betAmountRange { min max maxProfit }
    betList { ${BET} } betCount betTotal target hash endTime interrupted own { ${OWN} } ownNext { ${OWN} } } }`,
);

/** /crash/roundHistory, without logs */
export const crashRoundHistory = operation<CrashPastRound[], { count?: number; before?: string }>(
  'crashRoundHistory',
  `query CrashRoundHistory($count: Int, $before: ID) {
    crashRoundHistory(count: $count, before: $before) { ${PAST} } }`,
);

/** /crash/roundHistory of one round, with its log for a replay */
export const crashRoundLog = operation<Required<CrashPastRound>[], { roundId: string }>(
  'crashRoundHistory',
  `query CrashRoundLog($roundId: ID!) { crashRoundHistory(roundId: $roundId) {
    ${PAST} log { at bet { ${BET} } escape { ${ESCAPE} } } } }`,
);

/** /crash/myHistory */
export const crashMyHistory = operation<CrashMyBet[], { count?: number; before?: string }>(
  'crashMyHistory',
  `query CrashMyHistory($count: Int, $before: ID) { crashMyHistory(count: $count, before: $before) {
    betId roundId at currency amount autoRate status rate win target } }`,
);

/** /crash/data: 'rate|time' */
export const crashData = operation<string>('crashData', 'query CrashData { crashData }');

/** /crash/bet */
export const crashBet = operation<
  CrashBetReply,
  { key: string; roundId: string; amount: string; rate?: string | null; currency: string }
>(
  'crashBet',
  `mutation CrashBet($key: ID!, $roundId: ID!, $amount: Minor!, $rate: Rate, $currency: String!) {
    crashBet(key: $key, roundId: $roundId, amount: $amount, rate: $rate, currency: $currency) {
      own { ${OWN} } balance sequence } }`,
);

/** /crash/escape */
export const crashEscape = operation<CrashBetReply, { key: string; roundId: string; intent?: EscapeIntent }>(
  'crashEscape',
  `mutation CrashEscape($key: ID!, $roundId: ID!, $intent: EscapeIntent) {
    crashEscape(key: $key, roundId: $roundId, intent: $intent) { own { ${OWN} } balance sequence } }`,
);

/** /crash/start */
export const crashStart = operation<CrashStart>(
  'crashStart',
  `subscription CrashStart { crashStart { roundId nextRoundId startTime serverTime seedPubHash seedHashHash
    betList { ${BET} } betCount betTotal } }`,
);

/** /crash/end */
export const crashEnd = operation<CrashEnd>(
  'crashEnd',
  'subscription CrashEnd { crashEnd { roundId target hash startTime endTime serverTime interrupted } }',
);

/** /crash/betInfo */
export const crashBetInfo = operation<CrashBetInfo[]>(
  'crashBetInfo',
  `subscription CrashBetInfo { crashBetInfo { roundId bet { ${BET} } } }`,
);

/** /crash/escapeInfo */
export const crashEscapeInfo = operation<CrashEscape[]>(
  'crashEscapeInfo',
  `subscription CrashEscapeInfo { crashEscapeInfo { ${ESCAPE} } }`,
);
