import type { GameCard } from '../../../contract/http/play/catalogue.ts';
import { DAY_MS } from '../../../contract/marketTime.ts';
import { games } from './tables.ts';

/** How long a game counts as new. */
const NEW_MS = 60 * DAY_MS;

/** The columns of a game card. */
export const cardColumns = {
  id: games.id,
  title: games.title,
  firm: games.firm,
  type: games.type,
  releasedAt: games.releasedAt,
  path: games.path,
  rtp: games.rtp,
  volatility: games.volatility,
};

type CardRow = Pick<typeof games.$inferSelect, keyof typeof cardColumns>;

/** A game as lists show it. */
export function cardOf(row: CardRow, now: number): GameCard {
  const { id, title, firm, type, releasedAt, path, rtp, volatility } = row;
  const age = now - releasedAt;
  const isNew = age >= 0 && age < NEW_MS;
  return {
    ...{ id, title, firm, type, cover: `/covers/${id}`, isNew },
    ...(rtp !== null && { rtp: rtp.toString() }),
    ...(volatility !== null && { volatility }),
    ...(path === null && { locked: true }),
  };
}
