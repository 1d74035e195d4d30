import { queryOptions } from '@tanstack/react-query';
import { ErrorCode } from '../../../contract/errors.ts';
import { continuousDeposit } from '../../../contract/http/offers/continuousDeposit.ts';
import {
  type DepositGiftPage,
  firstDeposit,
  firstDepositBoard,
  firstDepositCard,
  type GiftPart,
  inviteDeposit,
  newUserDeposit,
  type StepDeposits,
  secondDeposit,
  specialDeposit,
  thirdDeposit,
  thirdDepositNotify,
  thirdDepositRecord,
  thirdDepositReward,
} from '../../../contract/http/offers/depositGifts.ts';
import { http } from '../../net/backend.ts';
import { HttpError } from '../../net/errors.ts';
import { promotionsKey } from '../../shared/promotions/queries.ts';

const quiet = { quiet: true } as const;

/** The pages of gifts that are chosen with a deposit, by the last segment of their address. */
export const GIFTS = {
  first: { code: 'firstDeposit', read: () => http.send(firstDeposit, undefined, quiet) },
  second: { code: 'secondDeposit', read: () => http.send(secondDeposit, undefined, quiet) },
  third: { code: 'thirdDeposit', read: () => http.send(thirdDeposit, undefined, quiet) },
  special: { code: 'specialDeposit', read: () => http.send(specialDeposit, undefined, quiet) },
  'new-user': { code: 'newUserDeposit', read: () => http.send(newUserDeposit, undefined, quiet) },
  'special-invite': { code: 'inviteDeposit', read: () => http.send(inviteDeposit, undefined, quiet) },
} as const satisfies Record<string, { code: string; read: () => Promise<DepositGiftPage> }>;

export type GiftSlug = keyof typeof GIFTS;

/** Error codes where there is nothing to show: the promotion is over, or not available to the player. */
const NOTHING: readonly number[] = [ErrorCode.promotionOver, ErrorCode.notForPlayer];

/** null when the server returns one of these codes. */
function orNothing<T>(request: Promise<T>): Promise<T | null> {
  return request.catch((error: unknown) => {
    if (error instanceof HttpError && NOTHING.includes(error.code)) return null;
    throw error;
  });
}

const query = <T>(userId: string, code: string, what: string, read: () => Promise<T>) =>
  queryOptions({
    queryKey: promotionsKey(userId, [code], what),
    queryFn: () => orNothing(read()),
    staleTime: 0,
  });

/** The state of a gift for a player. */
export const giftOf = (userId: string, slug: GiftSlug) =>
  query<DepositGiftPage>(userId, GIFTS[slug].code, 'gift', GIFTS[slug].read);

/** The same for the first deposits, with their steps; one request shared by all readers. */
export const stepsOf = (userId: string, slug: 'new-user' | 'special-invite') =>
  query<StepDeposits>(userId, GIFTS[slug].code, 'gift', GIFTS[slug].read);

export const firstCard = (userId: string) =>
  query(userId, 'firstDeposit', 'card', () => http.send(firstDepositCard, undefined, quiet));

/** The latest gifts of all players; refetched with everything else when the player claims one. */
export const firstBoard = (userId: string | null) =>
  queryOptions({
    queryKey: promotionsKey(userId, ['firstDeposit'], 'board'),
    queryFn: () => http.send(firstDepositBoard, undefined, quiet),
    staleTime: 15_000,
  });

export const thirdRecord = (userId: string) =>
  query(userId, 'thirdDeposit', 'record', () => http.send(thirdDepositRecord, undefined, quiet));

export const thirdTable = (userId: string) =>
  query(userId, 'thirdDeposit', 'table', () => http.send(thirdDepositReward, undefined, quiet));

/** Newly available parts that were not announced yet. */
export const thirdNews = () => http.send(thirdDepositNotify, undefined, quiet);

export const continuousRun = (userId: string) =>
  query(userId, 'continuousDeposit', 'run', () => http.send(continuousDeposit, undefined, quiet));

/** The parts of a wagered gift that has only one part. */
export function onlyPart({ deposit, awards }: DepositGiftPage): GiftPart[] {
  const [times] = deposit?.stakes ?? [];
  if (!deposit || times === undefined) return [];
  const toStake = (BigInt(times) * BigInt(deposit.amount)).toString();
  return [{ part: 1, amount: deposit.bonus, toStake, staked: deposit.staked, award: awards[0] ?? null }];
}

/** Progress of a part, in whole per cent; 100 only when everything is wagered. */
export function stakedPercent({ toStake, staked }: Pick<GiftPart, 'toStake' | 'staked'>): number {
  const [has, wants] = [BigInt(staked), BigInt(toStake)];
  return has >= wants ? 100 : Number((100n * has) / wants);
}
