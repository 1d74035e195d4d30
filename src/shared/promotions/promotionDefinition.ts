import type { Award, ClaimedAward } from '../../../contract/http/offers/promotions.ts';
import type { IconName } from '../../ui/signs/Icon.tsx';
import type { PageKey } from '../navigation/pageKeys.ts';

/**
 * The client's definition of a promotion: `promotion.ts` in a folder of src/features, with `card.json` (its card's texts) and
 * `claim.ts` beside it. `npm run codegen` generates every list of promotions from it (scripts/registries/promotions.ts), so it
 * is plain data and imports types only. docs/adding-a-promotion.md has an example.
 */
export interface PromotionDefinition {
  /** The server's code of it, used in awards and settings. */
  code: string;
  icon: IconName;
  /** The target of its card: a route, or a popup page. */
  leadsTo: { to: string } | { page: PageKey };
  /** `call`: the claim.ts beside it claims an award from any list of awards. `page`: only its own page can. */
  claim: 'call' | 'page';
  /**
   * Its pop-up after sign-in: the key of `canJoin` that states whether the player can join, and its position among the others
   * (spec/promotions.md).
   */
  popUp?: { join: string; at: number };
}

/** Claims one award by its promotion's own call; the export of a claim.ts. */
export type Claim = (award: Award, options: { key: string }) => Promise<ClaimedAward>;
