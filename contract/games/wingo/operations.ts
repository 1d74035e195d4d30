import { operation } from '../../operation.ts';
import { BETTOR, type PageArguments, RANGE, TIMES } from '../pools/selections.ts';
import type {
  WingoBetReply,
  WingoEnd,
  WingoMyOrder,
  WingoOrder,
  WingoOrders,
  WingoOwnResult,
  WingoPastRound,
  WingoRound,
  WingoStart,
  WingoTrend,
} from './channel.ts';
import type { WingoModel, WingoSelect } from './rules.ts';

/** The wingo routes of channel.tsv as typed channel operations. */

const ORDER = `orderId userId username model phase select win ${BETTOR}`;
const ORDERS = `model phase orders { ${ORDER} } orderCount orderTotal myOrders { ${ORDER} }`;
const START = `model phase serverSeedHash ${TIMES}`;
const PROOF = `${START} serverSeed roundHash result interrupted`;

/** /wingo/curRound */
export const wingoCurRound = operation<WingoRound>(
  'wingoCurRound',
  `query WingoCurRound { wingoCurRound { ${RANGE} phaseInfo {
    step curTime ${PROOF} ${ORDERS} history { phase result } } } }`,
);

/** /wingo/pastRound, without orders */
export const wingoPastRound = operation<WingoPastRound[], PageArguments & { model: WingoModel }>(
  'wingoPastRound',
  `query WingoPastRound($model: WingoModel!, $count: Int, $before: ID) {
    wingoPastRound(model: $model, count: $count, before: $before) { ${PROOF} } }`,
);

/** /wingo/pastRound of one round, with its orders for a replay */
export const wingoRoundLog = operation<Required<WingoPastRound>[], { model: WingoModel; phase: string }>(
  'wingoPastRound',
  `query WingoRoundLog($model: WingoModel!, $phase: ID!) {
    wingoPastRound(model: $model, phase: $phase) { ${PROOF} orders { ${ORDER} } } }`,
);

/** /wingo/myHistory */
export const wingoMyHistory = operation<WingoMyOrder[], PageArguments & { model: WingoModel }>(
  'wingoMyHistory',
  `query WingoMyHistory($model: WingoModel!, $count: Int, $before: ID) {
    wingoMyHistory(model: $model, count: $count, before: $before) { order { ${ORDER} } status rate result } }`,
);

/** /wingo/trend */
export const wingoTrend = operation<WingoTrend, { model: WingoModel }>(
  'wingoTrend',
  `query WingoTrend($model: WingoModel!) { wingoTrend(model: $model) { model results { phase result }
    rows { select missing avgMissing frequency maxContinued } } }`,
);

/** /wingo/curOrders */
export const wingoCurOrders = operation<WingoOrders, { model: WingoModel }>(
  'wingoCurOrders',
  `query WingoCurOrders($model: WingoModel!) { wingoCurOrders(model: $model) { ${ORDERS} } }`,
);

/** /wingo/bet */
export const wingoBet = operation<
  WingoBetReply,
  { key: string; select: WingoSelect; amount: string; phaseNum: string; model: WingoModel }
>(
  'wingoBet',
  `mutation WingoBet($key: ID!, $select: WingoSelect!, $amount: Minor!, $phaseNum: ID!, $model: WingoModel!) {
    wingoBet(key: $key, select: $select, amount: $amount, phaseNum: $phaseNum, model: $model) {
      order { ${ORDER} } balance sequence } }`,
);

/** /wingo/round/start */
export const wingoRoundStart = operation<WingoStart>(
  'wingoRoundStart',
  `subscription WingoRoundStart { wingoRoundStart { ${START} curTime } }`,
);

/** /wingo/round/end */
export const wingoRoundEnd = operation<WingoEnd>(
  'wingoRoundEnd',
  `subscription WingoRoundEnd { wingoRoundEnd { ${PROOF} curTime } }`,
);

/** /wingo/{id}/round/result: the player's own in all models */
export const wingoRoundResult = operation<WingoOwnResult, { id: string }>(
  'wingoRoundResult',
  `subscription WingoRoundResult($id: ID!) { wingoRoundResult(id: $id) {
    model phase result orders { ${ORDER} } amount win balance sequence } }`,
);

/** /wingo/{id}/round/update: the orders of a model */
export const wingoRoundUpdate = operation<WingoOrder[], { id: WingoModel }>(
  'wingoRoundUpdate',
  `subscription WingoRoundUpdate($id: WingoModel!) { wingoRoundUpdate(id: $id) { ${ORDER} } }`,
);
