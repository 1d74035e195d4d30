import { promoPropsUseInput } from '../../../contract/http/offers/inputs/props.ts';
import {
  type Props,
  type PropsUsed,
  promoProps,
  promoPropsUse,
} from '../../../contract/http/offers/props.ts';
import { tokenRoute, withInput } from '../../core/http/route.ts';
import type { Player } from '../engine/players.ts';
import { promotion } from '../engine/promotion.ts';
import { GiftCodes } from './giftCodes.ts';
import { Items } from './items.ts';
import { PROPS, PROPS_CODE, propsNumbers } from './settings.ts';

/** Items that players own and use, and gift codes that give items or cash. */
export default promotion({
  code: PROPS_CODE,
  listed: 260,
  schema: propsNumbers,
  numbers: PROPS,
  terms: ({ itemDays, tries }) => ({
    leastDeposit: null,
    turnover: 0,
    games: 'none',
    amounts: {},
    counts: { days: itemDays, tries },
  }),
  // Only given by operators.
  cost: () => 0,
  open(parts) {
    const items = new Items(parts);
    const codes = new GiftCodes(parts);
    const propsOf = async (player: Player): Promise<Props> => {
      const [owned, tries] = await Promise.all([items.of(player.id), codes.triesOf(player.id)]);
      return { items: owned, ...tries, breakUntil: player.breakUntil };
    };
    return {
      routes: [
        tokenRoute(promoProps, async ({ session }) => propsOf(await parts.player(session.userId))),
        tokenRoute(
          withInput(promoPropsUse, promoPropsUseInput),
          async ({ session, input, key }): Promise<PropsUsed> => {
            const player = await parts.player(session.userId);
            const item = 'id' in input ? await items.use(player, BigInt(input.id), key) : null;
            const claimed = 'code' in input ? await codes.redeem(player, input.code, key) : null;
            return { item, claimed, props: await propsOf(player) };
          },
        ),
      ],
      deliveries: { item: (tx, award, now) => items.deliver(tx, award, now) },
    };
  },
});
