import { operation } from '../../operation.ts';
import { BETTOR, END, PAST, type PageArguments, START, snapshotOf } from '../pools/selections.ts';
import type {
  DingdongBet,
  DingdongBetReply,
  DingdongEnd,
  DingdongMyBet,
  DingdongPastRound,
  DingdongRound,
  DingdongRun,
  DingdongStart,
} from './channel.ts';
import type { DingdongPool } from './rules.ts';

/** The dingdong routes of channel.tsv as typed channel operations. */

const BET = `roundId betId uuid name select win ${BETTOR}`;

/** /dingdong/curRound */
export const dingdongCurRound = operation<DingdongRound, { currency: string }>(
  'dingdongCurRound',
  `query DingdongCurRound($currency: String!) { dingdongCurRound(currency: $currency) {
    step rand result historyNumbers ${snapshotOf(BET)} } }`,
);

/** /dingdong/pastRound, without bets */
export const dingdongPastRound = operation<DingdongPastRound[], PageArguments>(
  'dingdongPastRound',
  `query DingdongPastRound($count: Int, $before: ID) {
    dingdongPastRound(count: $count, before: $before) { ${PAST} rand result } }`,
);

/** /dingdong/pastRound of one round, with its bets for a replay */
export const dingdongRoundLog = operation<Required<DingdongPastRound>[], { roundId: string }>(
  'dingdongPastRound',
  `query DingdongRoundLog($roundId: ID!) {
    dingdongPastRound(roundId: $roundId) { ${PAST} rand result bets { ${BET} } } }`,
);

/** /dingdong/myHistory */
export const dingdongMyHistory = operation<DingdongMyBet[], PageArguments>(
  'dingdongMyHistory',
  `query DingdongMyHistory($count: Int, $before: ID) {
    dingdongMyHistory(count: $count, before: $before) { bet { ${BET} } status rate rand } }`,
);

/** /dingdong/bet */
export const dingdongBet = operation<
  DingdongBetReply,
  { key: string; pool: DingdongPool; amount: string; roundId?: string }
>(
  'dingdongBet',
  `mutation DingdongBet($key: ID!, $pool: DingdongPool!, $amount: Minor!, $roundId: ID) {
    dingdongBet(key: $key, pool: $pool, amount: $amount, roundId: $roundId) {
      bet { ${BET} } balance sequence } }`,
);

/** /dingdong/round/start */
export const dingdongRoundStart = operation<DingdongStart>(
  'dingdongRoundStart',
  `subscription DingdongRoundStart { dingdongRoundStart { ${START} } }`,
);

/** /dingdong/round/end */
export const dingdongRoundEnd = operation<DingdongEnd>(
  'dingdongRoundEnd',
  `subscription DingdongRoundEnd { dingdongRoundEnd { ${END} rand result } }`,
);

/** /dingdong/round/update */
export const dingdongRoundUpdate = operation<DingdongBet[]>(
  'dingdongRoundUpdate',
  `subscription DingdongRoundUpdate { dingdongRoundUpdate { ${BET} } }`,
);

/** /dingdong/round/{roundId}/result */
export const dingdongRoundResult = operation<DingdongRun, { roundId: string }>(
  'dingdongRoundResult',
  `subscription DingdongRoundResult($roundId: ID!) {
    dingdongRoundResult(roundId: $roundId) { roundId run cell result serverTime } }`,
);
