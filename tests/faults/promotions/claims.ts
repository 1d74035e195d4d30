import type { Call } from '../../../contract/http/call.ts';
import { appDepositClaim } from '../../../contract/http/offers/appDeposit.ts';
import { championJoinAll, championOrderClaim } from '../../../contract/http/offers/champion.ts';
import { checkInSign } from '../../../contract/http/offers/checkIn.ts';
import { checkInVipCollect } from '../../../contract/http/offers/checkInVip.ts';
import { comebackBonusClaim } from '../../../contract/http/offers/comebackTasks.ts';
import { continuousCollect } from '../../../contract/http/offers/continuousDeposit.ts';
import { dailyDepositCollect } from '../../../contract/http/offers/dailyDeposit.ts';
import { wheelClaim } from '../../../contract/http/offers/dailyWheel.ts';
import {
  firstDepositWithdraw,
  secondDepositCollect,
  thirdDepositCollect,
} from '../../../contract/http/offers/depositGifts.ts';
import { freeSpinChoose } from '../../../contract/http/offers/freeSpin.ts';
import { holidaySign } from '../../../contract/http/offers/holidaySign.ts';
import { newcomerBonusClaim, newcomerMissionClaim } from '../../../contract/http/offers/newcomerTasks.ts';
import { phoneCreditClaim } from '../../../contract/http/offers/phoneCredit.ts';
import { type Award, type BonusCenter, promoCenter } from '../../../contract/http/offers/promotions.ts';
import { promoPropsUse } from '../../../contract/http/offers/props.ts';
import { type RedPocket, redPocket, redPocketOpen } from '../../../contract/http/offers/redPocket.ts';
import { rescueBonusClaim } from '../../../contract/http/offers/rescueBonus.ts';
import { rescueOrderClaim } from '../../../contract/http/offers/specialRescue.ts';
import { type SpreadClaimed, spreadClaim } from '../../../contract/http/offers/spread.ts';
import { vipRewardClaim } from '../../../contract/http/offers/vip.ts';
import { lotteryPrizeClaim } from '../../../contract/http/offers/weekLottery.ts';
import { FREE_SPIN } from '../../../house/offers/freeSpin/settings.ts';
import type { Book, Punter } from './book.ts';
import type { TwoHouses } from './twoHouses.ts';

/** The request of a claim. */
export interface Claim {
  // biome-ignore lint/suspicious/noExplicitAny: whatever the call takes
  call: Call<any, unknown>;
  input?: unknown;
}

/** The data shown before a claim; the bonus centre is loaded on demand. */
interface Seen {
  houses: TwoHouses;
  player: Punter;
  book: Book;
  center: () => Promise<BonusCenter>;
}

/** The same data for all of a player's claims in one go. */
export function seenBy(houses: TwoHouses, player: Punter, book: Book): Seen {
  let opened: Promise<BonusCenter> | null = null;
  const open = async () => {
    const { json } = await houses.request(promoCenter, player, { input: { page: 1, count: 60 } });
    return json as unknown as BonusCenter;
  };
  const center = () => {
    opened ??= open();
    return opened;
  };
  return { houses, player, book, center };
}

/** A promotion's award in the bonus centre: preferably a claimable one; null if there is none. */
async function shownOf(promotion: string, { center }: Seen): Promise<Award | null> {
  const { claimable, pending, past } = await center();
  const all = [...claimable, ...pending, ...past.items];
  return all.find((award) => award.promotion === promotion) ?? null;
}

/** Claims by an award's id. */
function byId(promotion: string, call: Claim['call']) {
  return async (seen: Seen): Promise<Claim | null> => {
    const one = await shownOf(promotion, seen);
    return one && { call, input: { id: one.id } };
  };
}

/** The mission to claim: 'all' for the bonus for all. A player without completed missions claims the first anyway. */
async function missionOf(promotion: string, first: string, seen: Seen): Promise<string> {
  return (await shownOf(promotion, seen))?.awardKey.split(' ').at(-1) ?? first;
}

/** The current claim of each promotion; null if there is nothing to request. */
export const CLAIMS: Readonly<Record<string, (seen: Seen) => Claim | null | Promise<Claim | null>>> = {
  checkIn: () => ({ call: checkInSign }),
  holidaySign: () => ({ call: holidaySign }),
  dailyWheel: () => ({ call: wheelClaim }),
  async redPocket({ houses, player }) {
    const { json } = await houses.request(redPocket, player, { input: {} });
    const { running, next } = json as unknown as RedPocket;
    const rain = running ?? next;
    return rain && { call: redPocketOpen, input: { rain: rain.id } };
  },
  freeSpin: () => ({ call: freeSpinChoose, input: { package: 1, game: FREE_SPIN.slots[0] } }),
  props({ book }) {
    const code = book.giftCodes.at(-1);
    return code === undefined ? null : { call: promoPropsUse, input: { code } };
  },
  rescueBonus: byId('rescueBonus', rescueBonusClaim),
  specialRescue: byId('specialRescue', rescueOrderClaim),
  dailyDeposit: byId('dailyDeposit', dailyDepositCollect),
  vip: byId('vip', vipRewardClaim),
  checkInVip: byId('checkInVip', checkInVipCollect),
  champion: byId('champion', championOrderClaim),
  battle: byId('battle', championOrderClaim),
  weekLottery: byId('weekLottery', lotteryPrizeClaim),
  async newcomerTasks(seen) {
    const mission = await missionOf('newcomerTasks', 'pin', seen);
    return mission === 'all'
      ? { call: newcomerBonusClaim }
      : { call: newcomerMissionClaim, input: { mission } };
  },
  async comebackTasks(seen) {
    const mission = await missionOf('comebackTasks', 'days', seen);
    return { call: comebackBonusClaim, input: mission === 'all' ? {} : { mission } };
  },
  firstDeposit: () => ({ call: firstDepositWithdraw }),
  secondDeposit: () => ({ call: secondDepositCollect }),
  thirdDeposit: byId('thirdDeposit', thirdDepositCollect),
  continuousDeposit: byId('continuousDeposit', continuousCollect),
  appDeposit: () => ({ call: appDepositClaim }),
  phoneCredit: byId('phoneCredit', phoneCreditClaim),
  spread: () => ({ call: spreadClaim }),
};

export const joinChampionships = (houses: TwoHouses, player: Punter, key: string) =>
  houses.request(championJoinAll, player, { key });

/** The award in an answer, or the amounts per promotion: each call has its own shape. */
export function awardIn(json: Record<string, unknown>): string {
  const reply = json as {
    award?: { id: string };
    spin?: { id: string };
    claimed?: { award: { id: string } };
  } & Partial<SpreadClaimed>;
  if (reply.recharge !== undefined) return spreadOf(reply.recharge, reply.rebate);
  const id = reply.award?.id ?? reply.spin?.id ?? reply.claimed?.award.id;
  if (id === undefined) throw new Error(`no award in ${JSON.stringify(json)}`);
  return id;
}

/** The amounts given by a claim of all referral rewards. */
export const spreadOf = (recharge: unknown, rebate: unknown) => `recharge ${recharge}, rebate ${rebate}`;
