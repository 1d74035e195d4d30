// Generated from operations.graphql by scripts/codegen.ts (npm run codegen): not to be edited.

import type { BetStatus } from '../../channel.ts';
import { operation } from '../../operation.ts';
import type { PublicSource, VoidCause } from '../fairness/channel.ts';
import type { WingoModel, WingoSelect } from './channel.ts';

export type WingoOrderFragment = { orderId: string, userId: string, username: string, model: WingoModel, phase: string, select: WingoSelect, win: string | null, avatar: number, bot: boolean, at: number, currency: string, amount: string };

export type WingoPastFragment = { voidCause: VoidCause | null, model: WingoModel, phase: string, serverSeedHash: string, startTime: number, closeTime: number, endTime: number, serverSeed: string, roundHash: string, result: number, interrupted: boolean, publicValue: { source: PublicSource, number: string, at: number, value: string | null } | null };

export type WingoCurRoundQueryVariables = Record<string, never>;

export interface WingoCurRoundQuery { wingoCurRound: { betAmountRange: { min: string, max: string }, phaseInfo: Array<{ step: number, curTime: number, model: WingoModel, phase: string, serverSeedHash: string, startTime: number, closeTime: number, endTime: number, serverSeed: string | null, roundHash: string | null, result: number | null, interrupted: boolean, orderCount: number, orderTotal: string, publicValue: { source: PublicSource, number: string, at: number, value: string | null } | null, orders: Array<WingoOrderFragment>, myOrders: Array<WingoOrderFragment>, history: Array<{ phase: string, result: number }> }> } }

export type WingoPastRoundQueryVariables = {
  model: WingoModel;
  count?: number | null;
  before?: string | null;
};

export interface WingoPastRoundQuery { wingoPastRound: Array<WingoPastFragment> }

export type WingoRoundLogQueryVariables = {
  model: WingoModel;
  phase: string;
};

export interface WingoRoundLogQuery { wingoPastRound: Array<(
    { orders: Array<WingoOrderFragment> }
    & WingoPastFragment
  )> }

export type WingoMyHistoryQueryVariables = {
  model: WingoModel;
  count?: number | null;
  before?: string | null;
};

export interface WingoMyHistoryQuery { wingoMyHistory: Array<{ status: BetStatus, rate: string | null, result: number | null, order: WingoOrderFragment }> }

export type WingoTrendQueryVariables = {
  model: WingoModel;
};

export interface WingoTrendQuery { wingoTrend: { model: WingoModel, results: Array<{ phase: string, result: number }>, rows: Array<{ select: WingoSelect, missing: number, avgMissing: number, frequency: number, maxContinued: number }> } }

export type WingoCurOrdersQueryVariables = {
  model: WingoModel;
};

export interface WingoCurOrdersQuery { wingoCurOrders: { model: WingoModel, phase: string, orderCount: number, orderTotal: string, orders: Array<WingoOrderFragment>, myOrders: Array<WingoOrderFragment> } }

export type WingoBetMutationVariables = {
  key: string;
  select: WingoSelect;
  amount: string;
  phaseNum: string;
  model: WingoModel;
};

export interface WingoBetMutation { wingoBet: { balance: string, sequence: string, order: WingoOrderFragment } }

export type WingoRoundStartSubscriptionVariables = Record<string, never>;

export interface WingoRoundStartSubscription { wingoRoundStart: { model: WingoModel, phase: string, serverSeedHash: string, startTime: number, closeTime: number, endTime: number, curTime: number, publicValue: { source: PublicSource, number: string, at: number, value: string | null } | null } }

export type WingoRoundEndSubscriptionVariables = Record<string, never>;

export interface WingoRoundEndSubscription { wingoRoundEnd: { model: WingoModel, phase: string, serverSeedHash: string, startTime: number, closeTime: number, endTime: number, serverSeed: string, roundHash: string, result: number, interrupted: boolean, curTime: number, publicValue: { source: PublicSource, number: string, at: number, value: string | null } | null } }

export type WingoRoundResultSubscriptionVariables = {
  id: string;
};

export interface WingoRoundResultSubscription { wingoRoundResult: { model: WingoModel, phase: string, result: number, amount: string, win: string, balance: string, sequence: string, orders: Array<WingoOrderFragment> } }

export type WingoRoundUpdateSubscriptionVariables = {
  id: WingoModel;
};

export interface WingoRoundUpdateSubscription { wingoRoundUpdate: Array<WingoOrderFragment> }

/** /wingo/curRound */
export const wingoCurRound = operation<WingoCurRoundQuery['wingoCurRound'], WingoCurRoundQueryVariables>(
  'wingoCurRound',
  'query WingoCurRound{wingoCurRound{betAmountRange{min max}phaseInfo{publicValue{source number at value}step curTime model phase serverSeedHash startTime closeTime endTime serverSeed roundHash result interrupted orders{orderId userId username model phase select win avatar bot at currency amount}orderCount orderTotal myOrders{orderId userId username model phase select win avatar bot at currency amount}history{phase result}}}}',
);

/** /wingo/pastRound: without orders */
export const wingoPastRound = operation<WingoPastRoundQuery['wingoPastRound'], WingoPastRoundQueryVariables>(
  'wingoPastRound',
  'query WingoPastRound($model:WingoModel!$count:Int$before:ID){wingoPastRound(model:$model count:$count before:$before){publicValue{source number at value}voidCause model phase serverSeedHash startTime closeTime endTime serverSeed roundHash result interrupted}}',
);

/** /wingo/pastRound: of one round, with its orders for a replay */
export const wingoRoundLog = operation<WingoRoundLogQuery['wingoPastRound'], WingoRoundLogQueryVariables>(
  'wingoPastRound',
  'query WingoRoundLog($model:WingoModel!$phase:ID!){wingoPastRound(model:$model phase:$phase){publicValue{source number at value}voidCause model phase serverSeedHash startTime closeTime endTime serverSeed roundHash result interrupted orders{orderId userId username model phase select win avatar bot at currency amount}}}',
);

/** /wingo/myHistory */
export const wingoMyHistory = operation<WingoMyHistoryQuery['wingoMyHistory'], WingoMyHistoryQueryVariables>(
  'wingoMyHistory',
  'query WingoMyHistory($model:WingoModel!$count:Int$before:ID){wingoMyHistory(model:$model count:$count before:$before){order{orderId userId username model phase select win avatar bot at currency amount}status rate result}}',
);

/** /wingo/trend */
export const wingoTrend = operation<WingoTrendQuery['wingoTrend'], WingoTrendQueryVariables>(
  'wingoTrend',
  'query WingoTrend($model:WingoModel!){wingoTrend(model:$model){model results{phase result}rows{select missing avgMissing frequency maxContinued}}}',
);

/** /wingo/curOrders */
export const wingoCurOrders = operation<WingoCurOrdersQuery['wingoCurOrders'], WingoCurOrdersQueryVariables>(
  'wingoCurOrders',
  'query WingoCurOrders($model:WingoModel!){wingoCurOrders(model:$model){model phase orders{orderId userId username model phase select win avatar bot at currency amount}orderCount orderTotal myOrders{orderId userId username model phase select win avatar bot at currency amount}}}',
);

/** /wingo/bet */
export const wingoBet = operation<WingoBetMutation['wingoBet'], WingoBetMutationVariables>(
  'wingoBet',
  'mutation WingoBet($key:ID!$select:WingoSelect!$amount:Minor!$phaseNum:ID!$model:WingoModel!){wingoBet(key:$key select:$select amount:$amount phaseNum:$phaseNum model:$model){order{orderId userId username model phase select win avatar bot at currency amount}balance sequence}}',
);

/** /wingo/round/start */
export const wingoRoundStart = operation<WingoRoundStartSubscription['wingoRoundStart'], WingoRoundStartSubscriptionVariables>(
  'wingoRoundStart',
  'subscription WingoRoundStart{wingoRoundStart{publicValue{source number at value}model phase serverSeedHash startTime closeTime endTime curTime}}',
);

/** /wingo/round/end */
export const wingoRoundEnd = operation<WingoRoundEndSubscription['wingoRoundEnd'], WingoRoundEndSubscriptionVariables>(
  'wingoRoundEnd',
  'subscription WingoRoundEnd{wingoRoundEnd{publicValue{source number at value}model phase serverSeedHash startTime closeTime endTime serverSeed roundHash result interrupted curTime}}',
);

/** /wingo/{id}/round/result: the player's own in all models */
export const wingoRoundResult = operation<WingoRoundResultSubscription['wingoRoundResult'], WingoRoundResultSubscriptionVariables>(
  'wingoRoundResult',
  'subscription WingoRoundResult($id:ID!){wingoRoundResult(id:$id){model phase result orders{orderId userId username model phase select win avatar bot at currency amount}amount win balance sequence}}',
);

/** /wingo/{id}/round/update: the orders of a model */
export const wingoRoundUpdate = operation<WingoRoundUpdateSubscription['wingoRoundUpdate'], WingoRoundUpdateSubscriptionVariables>(
  'wingoRoundUpdate',
  'subscription WingoRoundUpdate($id:WingoModel!){wingoRoundUpdate(id:$id){orderId userId username model phase select win avatar bot at currency amount}}',
);
