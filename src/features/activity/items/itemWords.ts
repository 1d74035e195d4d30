import type { ParseKeys } from 'i18next';
import type { ItemKind } from '../../../../contract/http/offers/props.ts';

/** Text keys of each item: its name, its effect, and the confirmation after its use. */
export const ITEM_WORDS = {
  wheelSpin: { name: 'wheelSpin', text: 'wheelSpinText', used: 'wheelSpinUsed' },
  envelopeKey: { name: 'envelopeKey', text: 'envelopeKeyText', used: 'envelopeKeyUsed' },
  cashbackDouble: { name: 'cashbackDouble', text: 'cashbackDoubleText', used: 'cashbackDoubleUsed' },
  avatarFrame: { name: 'avatarFrame', text: 'avatarFrameText', used: 'avatarFrameUsed' },
} as const satisfies Record<ItemKind, Record<'name' | 'text' | 'used', ParseKeys<'items'>>>;
