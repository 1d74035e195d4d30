import type { Award } from '../../../contract/http/offers/promotions.ts';
import { ClaimAction } from '../../shared/promotions/ClaimAction.tsx';
import { claimOf } from '../../shared/promotions/claimOf.ts';
import { useClaim } from '../../shared/promotions/useClaim.ts';

/** An award of a gift with its claim button. */
export function ClaimPart({ award, name }: { award: Award; name: string }) {
  const send = claimOf(award.promotion);
  const { claim, isClaiming } = useClaim<string>((_id, options) =>
    send ? send(award, options) : Promise.reject(new Error(`${award.promotion} gives by itself`)),
  );
  return (
    <ClaimAction award={award} name={name} onClaim={() => claim(award.id)} busy={isClaiming(award.id)} />
  );
}
