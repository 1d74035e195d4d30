import { birthdayGiftApply } from '../../../../contract/http/offers/fortune.ts';
import type { Award, ClaimedAward } from '../../../../contract/http/offers/promotions.ts';
import { http } from '../../../net/backend.ts';

/** Claims the gift of an approved birthday; the same call also applies for one. */
export async function claim({ id }: Pick<Award, 'id'>, options: { key: string }): Promise<ClaimedAward> {
  const { claimed } = await http.send(birthdayGiftApply, { award: id }, options);
  if (claimed === null) throw new Error('a claim was answered without what it gave');
  return claimed;
}
