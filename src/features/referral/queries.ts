import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  contractLog,
  contractState,
  type Part,
  type SpreadKind,
  spreadBonus,
  spreadFriend,
  spreadHistory,
  spreadInfo,
  spreadInvites,
  spreadRecharges,
  spreadRelation,
} from '../../../contract/http/offers/spread.ts';
import { http } from '../../net/backend.ts';
import { nextPage } from '../../net/nextPage.ts';
import { promotionsKey } from '../../shared/promotions/queries.ts';

/** Queries about a player's referred friends. */

const A_PART = 20;
const MONTHS = 12;
const quiet = { quiet: true } as const;

const key = (userId: string, ...what: readonly (string | number | undefined)[]) =>
  promotionsKey(userId, ['spreadRecharge', 'spreadRebate'], ...what);

export const friendsInfo = (userId: string) =>
  queryOptions({ queryKey: key(userId, 'info'), queryFn: () => http.send(spreadInfo, undefined, quiet) });

export const friendsBonus = (userId: string) =>
  queryOptions({
    queryKey: key(userId, 'bonus'),
    queryFn: () => http.send(spreadBonus, undefined, quiet),
    staleTime: 0,
  });

const next = ({ next: after }: Part<unknown>) => after ?? undefined;
const from = (after: string) => ({ count: A_PART, ...(after !== '' && { after }) });

export const friendsAt = (userId: string, depth: number) =>
  infiniteQueryOptions({
    queryKey: key(userId, 'relation', depth),
    queryFn: ({ pageParam }) => http.send(spreadRelation, { depth, ...from(pageParam) }, quiet),
    initialPageParam: '',
    getNextPageParam: next,
  });

export const oneFriend = (userId: string, id: string) =>
  queryOptions({
    queryKey: key(userId, 'friend', id),
    queryFn: () => http.send(spreadFriend, { id }, quiet),
  });

export const invites = (userId: string) =>
  infiniteQueryOptions({
    queryKey: key(userId, 'invites'),
    queryFn: ({ pageParam }) => http.send(spreadInvites, from(pageParam), quiet),
    initialPageParam: '',
    getNextPageParam: next,
  });

export const firstDeposits = (userId: string) =>
  infiniteQueryOptions({
    queryKey: key(userId, 'recharges'),
    queryFn: ({ pageParam }) => http.send(spreadRecharges, from(pageParam), quiet),
    initialPageParam: '',
    getNextPageParam: next,
    staleTime: 0,
  });

/** Without a kind: both. */
export const rewards = (userId: string, kind?: SpreadKind) =>
  infiniteQueryOptions({
    queryKey: key(userId, 'history', kind),
    queryFn: ({ pageParam }) =>
      http.send(spreadHistory, { page: pageParam, count: A_PART, ...(kind && { kind }) }, quiet),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: 0,
  });

export const contract = (userId: string) =>
  queryOptions({
    queryKey: key(userId, 'contract'),
    queryFn: () => http.send(contractState, undefined, quiet),
    staleTime: 0,
  });

export const contractMonths = (userId: string) =>
  queryOptions({
    queryKey: key(userId, 'months'),
    queryFn: () => http.send(contractLog, { page: 1, count: MONTHS }, quiet),
  });
