import type { ParseKeys } from 'i18next';
import type { PromotionDefinition } from './promotionDefinition.ts';
import { PROMOTIONS, type PromotionCode } from './promotionTable.ts';

/** How lists show a promotion, and what it links to. */
export interface PromotionLook extends Pick<PromotionDefinition, 'icon' | 'leadsTo'> {
  title: ParseKeys<'promotionCards'>;
  text: ParseKeys<'promotionCards'>;
  example: ParseKeys<'promotionCards'>;
}

/** The look of a promotion; null for one that this page version does not know. */
export function lookOf(code: string): PromotionLook | null {
  if (!isKnown(code)) return null;
  return { ...PROMOTIONS[code], title: `${code}Title`, text: `${code}Text`, example: `${code}Example` };
}

function isKnown(code: string): code is PromotionCode {
  return Object.hasOwn(PROMOTIONS, code);
}
