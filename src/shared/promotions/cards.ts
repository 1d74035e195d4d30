import type { ParseKeys } from 'i18next';
import type { IconName } from '../../ui/signs/Icon.tsx';
import type { PageKey } from '../navigation/pageKeys.ts';

/** How lists show a promotion, and where it leads: a route, or a popup page. */
export interface PromotionLook {
  icon: IconName;
  title: ParseKeys<'promotionCards'>;
  text: ParseKeys<'promotionCards'>;
  example: ParseKeys<'promotionCards'>;
  way: { to: string } | { page: PageKey };
}

/** The promotions that have a page, by their code; a new one is its row here and its texts. */
const LOOKS: Readonly<Record<string, PromotionLook>> = {
  checkIn: {
    icon: 'check',
    title: 'checkInTitle',
    text: 'checkInText',
    example: 'checkInExample',
    way: { to: '/activity' },
  },
  redPocket: {
    icon: 'gift',
    title: 'redPocketTitle',
    text: 'redPocketText',
    example: 'redPocketExample',
    way: { page: 'red-pocket' },
  },
  weekLottery: {
    icon: 'ticket',
    title: 'weekLotteryTitle',
    text: 'weekLotteryText',
    example: 'weekLotteryExample',
    way: { to: '/lottery-jackpot' },
  },
};

/** How a promotion is shown; null for one that this page is too old to know. */
export function lookOf(code: string): PromotionLook | null {
  return LOOKS[code] ?? null;
}
