import type { ParseKeys } from 'i18next';
import type { PromotionDefinition } from './promotionDefinition.ts';
import { PROMOTIONS, type PromotionCode } from './promotionTable.ts';

/** How lists show a promotion, and where it leads. */
export interface PromotionLook extends Pick<PromotionDefinition, 'icon' | 'leadsTo'> {
  title: ParseKeys<'promotionCards'>;
  text: ParseKeys<'promotionCards'>;
  example: ParseKeys<'promotionCards'>;
}

/** How a promotion is shown; null for one that this page is too old to know. */
export function lookOf(code: string): PromotionLook | null {
  if (!isKnown(code)) return null;
  return { ...PROMOTIONS[code], title: `${code}Title`, text: `${code}Text`, example: `${code}Example` };
}

function isKnown(code: string): code is PromotionCode {
  return Object.hasOwn(PROMOTIONS, code);
}
