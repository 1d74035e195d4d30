import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { SpinSlot } from '../../../contract/http/offers/freeSpin.ts';
import type { Database } from '../../core/db/database.ts';
import { providerLinks } from '../../providers/links/tables.ts';
import { games, providers } from '../../site/catalogue/tables.ts';

/**
 * The slots of this list that can be played now, at providers that sell free spins: among the protocols only Hub88 supports
 * them. In the same order.
 */
export async function slotsOnOffer(
  { orm }: Pick<Database, 'orm'>,
  slots: readonly string[],
): Promise<SpinSlot[]> {
  const rows = await orm
    .select({ game: games.id, title: games.title, firm: providers.name })
    .from(games)
    .innerJoin(providers, eq(providers.id, games.firm))
    .innerJoin(
      providerLinks,
      and(eq(providerLinks.provider, games.firm), eq(providerLinks.protocol, 'hub88')),
    )
    .where(and(inArray(games.id, [...slots]), games.active, isNotNull(games.path)));
  return rows.toSorted((a, b) => slots.indexOf(a.game) - slots.indexOf(b.game));
}
