import { operation } from '../../operation.ts';
import { BETTOR, END, PAST, type PageArguments, START, snapshotOf } from '../pools/selections.ts';
import type {
  DiceBet,
  DiceBetReply,
  DiceEnd,
  DiceMyBet,
  DiceOwnResult,
  DicePastRound,
  DiceRound,
  DiceStart,
} from './channel.ts';

/** The dice routes of channel.tsv as typed channel operations. */

const BET = `roundId betId id name num payout ${BETTOR}`;

/** /dice/curRound */
export const diceCurRound = operation<DiceRound, { currency: string }>(
  'diceCurRound',
  `query DiceCurRound($currency: String!) { diceCurRound(currency: $currency) {
    status rand history { roundId rand } ${snapshotOf(BET)} } }`,
);

/** /dice/pastRound, without bets */
export const dicePastRound = operation<DicePastRound[], PageArguments>(
  'dicePastRound',
  `query DicePastRound($count: Int, $before: ID) {
    dicePastRound(count: $count, before: $before) { ${PAST} rand } }`,
);

/** /dice/pastRound of one round, with its bets for a replay */
export const diceRoundLog = operation<Required<DicePastRound>[], { roundId: string }>(
  'dicePastRound',
  `query DiceRoundLog($roundId: ID!) {
    dicePastRound(roundId: $roundId) { ${PAST} rand bets { ${BET} } } }`,
);

/** /dice/myHistory */
export const diceMyHistory = operation<DiceMyBet[], PageArguments>(
  'diceMyHistory',
  `query DiceMyHistory($count: Int, $before: ID) {
    diceMyHistory(count: $count, before: $before) { bet { ${BET} } status rate rand } }`,
);

/** /dice/bet */
export const diceBet = operation<DiceBetReply, { key: string; roundId: string; num: number; amount: string }>(
  'diceBet',
  `mutation DiceBet($key: ID!, $roundId: ID!, $num: Int!, $amount: Minor!) {
    diceBet(key: $key, roundId: $roundId, num: $num, amount: $amount) {
      bet { ${BET} } balance sequence } }`,
);

/** /dice/round/start */
export const diceRoundStart = operation<DiceStart>(
  'diceRoundStart',
  `subscription DiceRoundStart { diceRoundStart { ${START} } }`,
);

/** /dice/round/end */
export const diceRoundEnd = operation<DiceEnd>(
  'diceRoundEnd',
  `subscription DiceRoundEnd { diceRoundEnd { ${END} rand } }`,
);

/** /dice/round/update */
export const diceRoundUpdate = operation<DiceBet[]>(
  'diceRoundUpdate',
  `subscription DiceRoundUpdate { diceRoundUpdate { ${BET} } }`,
);

/** /dice/round/{userId}/result */
export const diceRoundResult = operation<DiceOwnResult, { userId: string }>(
  'diceRoundResult',
  `subscription DiceRoundResult($userId: ID!) { diceRoundResult(userId: $userId) {
    roundId rand bets { ${BET} } amount payout balance sequence } }`,
);
