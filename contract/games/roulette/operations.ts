import { operation } from '../../operation.ts';
import { BETTOR, END, PAST, type PageArguments, START, snapshotOf } from '../pools/selections.ts';
import type {
  RouletteBet,
  RouletteBetReply,
  RouletteEnd,
  RouletteMyBet,
  RouletteOwnResult,
  RoulettePastRound,
  RouletteRound,
  RouletteStart,
} from './channel.ts';
import type { RoulettePool } from './rules.ts';

/** The roulette routes of channel.tsv as typed channel operations. */

const BET = `roundId betId userId name select win ${BETTOR}`;

/** /roulette/curRound */
export const rouletteCurRound = operation<RouletteRound, { currency: string }>(
  'rouletteCurRound',
  `query RouletteCurRound($currency: String!) { rouletteCurRound(currency: $currency) {
    status rand resultNumber historyNumbers ${snapshotOf(BET)} } }`,
);

/** /roulette/pastRound, without bets */
export const roulettePastRound = operation<RoulettePastRound[], PageArguments>(
  'roulettePastRound',
  `query RoulettePastRound($count: Int, $before: ID) {
    roulettePastRound(count: $count, before: $before) { ${PAST} rand resultNumber } }`,
);

/** /roulette/pastRound of one round, with its bets for a replay */
export const rouletteRoundLog = operation<Required<RoulettePastRound>[], { roundId: string }>(
  'roulettePastRound',
  `query RouletteRoundLog($roundId: ID!) {
    roulettePastRound(roundId: $roundId) { ${PAST} rand resultNumber bets { ${BET} } } }`,
);

/** /roulette/myHistory */
export const rouletteMyHistory = operation<RouletteMyBet[], PageArguments>(
  'rouletteMyHistory',
  `query RouletteMyHistory($count: Int, $before: ID) {
    rouletteMyHistory(count: $count, before: $before) { bet { ${BET} } status rate resultNumber } }`,
);

/** /roulette/bet */
export const rouletteBet = operation<
  RouletteBetReply,
  { key: string; amount: string; pool: RoulettePool; currency: string; roundId: string }
>(
  'rouletteBet',
  `mutation RouletteBet($key: ID!, $amount: Minor!, $pool: RoulettePool!, $currency: String!, $roundId: ID!) {
    rouletteBet(key: $key, amount: $amount, pool: $pool, currency: $currency, roundId: $roundId) {
      bet { ${BET} } balance sequence } }`,
);

/** /roulette/round/start */
export const rouletteRoundStart = operation<RouletteStart>(
  'rouletteRoundStart',
  `subscription RouletteRoundStart { rouletteRoundStart { ${START} } }`,
);

/** /roulette/round/end */
export const rouletteRoundEnd = operation<RouletteEnd>(
  'rouletteRoundEnd',
  `subscription RouletteRoundEnd { rouletteRoundEnd { ${END} rand resultNumber } }`,
);

/** /roulette/round/update */
export const rouletteRoundUpdate = operation<RouletteBet[]>(
  'rouletteRoundUpdate',
  `subscription RouletteRoundUpdate { rouletteRoundUpdate { ${BET} } }`,
);

/** /roulette/round/result/{userId} */
export const rouletteRoundResult = operation<RouletteOwnResult, { userId: string }>(
  'rouletteRoundResult',
  `subscription RouletteRoundResult($userId: ID!) { rouletteRoundResult(userId: $userId) {
    roundId resultNumber bets { ${BET} } amount win balance sequence } }`,
);
