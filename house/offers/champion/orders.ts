import { and, desc, eq, inArray } from 'drizzle-orm';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import type { ChampionOrder } from '../../../contract/http/offers/champion.ts';
import type { ClaimedAward } from '../../../contract/http/offers/promotions.ts';
import { champions } from '../../play/champions/tables.ts';
import { games } from '../../site/catalogue/tables.ts';
import { awardOf } from '../engine/awards.ts';
import type { Player } from '../engine/players.ts';
import type { PromotionParts } from '../engine/promotion.ts';
import { awards } from '../engine/tables.ts';
import type { ChampionNumbers } from './settings.ts';

/** Promotions with prizes by rank: both are claimed here. */
const BY_PLACE = ['champion', 'battle'];

const MOST = 100;

/** A player's prizes by rank, newest first. */
export async function ordersOf(
  { db, clock }: Pick<PromotionParts<ChampionNumbers>, 'db' | 'clock'>,
  player: Player,
): Promise<ChampionOrder[]> {
  const rows = await db.orm
    .select({ award: awards, title: games.title })
    .from(awards)
    .leftJoin(champions, and(eq(awards.promotion, 'champion'), eq(champions.id, awards.awardKey)))
    .leftJoin(games, eq(games.id, champions.game))
    .where(and(eq(awards.userId, player.id), inArray(awards.promotion, BY_PLACE)))
    .orderBy(desc(awards.id))
    .limit(MOST);
  const now = clock.now();
  return rows.map(({ award, title }) => ({
    award: awardOf(award, now),
    place: Number(award.detail.place),
    title,
  }));
}

/** Claims one. Refusals: those of claims, 704 it belongs to another player or promotion. */
export async function claimOrder(
  { db, awards: book }: Pick<PromotionParts<ChampionNumbers>, 'db' | 'awards'>,
  player: Player,
  id: bigint,
  key: string | null,
): Promise<ClaimedAward> {
  const [award] = await db.orm
    .select()
    .from(awards)
    .where(and(eq(awards.id, id), eq(awards.userId, player.id), inArray(awards.promotion, BY_PLACE)));
  if (!award) throw new Refusal(ErrorCode.notFound);
  return book.claim(award, key);
}
