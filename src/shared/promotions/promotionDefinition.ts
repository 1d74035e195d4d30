import type { Award, ClaimedAward } from '../../../contract/http/offers/promotions.ts';
import type { IconName } from '../../ui/signs/Icon.tsx';
import type { PageKey } from '../navigation/pageKeys.ts';

/**
 * The client's definition of a promotion: `promotion.ts` in a folder of src/features, with `card.json` (its card's texts) and
 * `claim.ts` beside it. `npm run codegen` writes every list of promotions from it (scripts/registries/promotions.ts), so it is
 * plain data and imports types only. docs/adding-a-promotion.md shows one.
 */
export interface PromotionDefinition {
  /** As the house names it, in awards and settings. */
  code: string;
  icon: IconName;
  /** Where its card leads: a route, or a popup page. */
  leadsTo: { to: string } | { page: PageKey };
  /** `call`: the claim.ts beside it claims an award wherever awards are listed. `page`: only its own page can. */
  claim: 'call' | 'page';
  /**
   * A pop-up of its own after sign-in: the key of `canJoin` by which the house says that the player can join, and its position
   * among the others (spec/promotions.md).
   */
  popUp?: { join: string; at: number };
}

/** Claims one award by its promotion's own call: what a claim.ts exports. */
export type Claim = (award: Award, options: { key: string }) => Promise<ClaimedAward>;
