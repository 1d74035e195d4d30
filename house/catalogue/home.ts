import { and, asc, or } from 'drizzle-orm';
import { RECOMMENDED } from '../../contract/catalogue.ts';
import type { LobbyHome } from '../../contract/http/catalogue.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { Kept } from '../kept.ts';
import type { BigWins } from '../wins/bigWins.ts';
import { cardColumns, cardOf } from './cards.ts';
import type { Firms } from './firms.ts';
import { games } from './tables.ts';

/** Every visitor asks for it. */
const KEPT_MS = 3_000;

const BIG_WINS = 10;

interface Parts {
  db: Database;
  clock: Clock;
  firms: Firms;
  bigWins: BigWins;
}

/** The lobby's first picture, read every few seconds at most. */
export function lobbyHome(parts: Parts): Kept<LobbyHome> {
  return new Kept(parts.clock, KEPT_MS, () => readHome(parts));
}

async function readHome({ db, clock, firms, bigWins }: Parts): Promise<LobbyHome> {
  const [rows, firmList, totals, wins] = await Promise.all([
    db.orm
      .select({ ...cardColumns, inHouse: games.inHouse })
      .from(games)
      .where(and(games.active, or(games.recommend, games.inHouse)))
      .orderBy(asc(games.popularity), asc(games.id)),
    firms.list(),
    firms.totals(),
    bigWins.ofLobby(BIG_WINS),
  ]);
  const now = clock.now();
  const recommended = rows.filter(({ inHouse }) => !inHouse).map((row) => cardOf(row, now));
  const row = <Type extends 'slot' | 'live' | 'fish'>(key: Type) => ({
    key,
    items: recommended.filter(({ type }) => type === key).slice(0, RECOMMENDED[key]),
  });
  return {
    inHouse: rows.filter(({ inHouse }) => inHouse).map((own) => cardOf(own, now)),
    rows: [
      { key: 'all', items: recommended.slice(0, RECOMMENDED.all) },
      row('slot'),
      row('live'),
      row('fish'),
    ],
    firms: firmList,
    bigWins: wins,
    totals,
  };
}
