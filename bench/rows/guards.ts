import { type Database, openDatabase } from '../../house/core/db/database.ts';
import { placeBet } from '../../house/money/ledger/bets/bets.ts';
import { closeRound, openRound, queueRound } from '../../house/money/ledger/bets/rounds.ts';
import { settleRound } from '../../house/money/ledger/bets/settlement.ts';
import { addPlayers } from '../load/players.ts';

const USERS = 500;
const GAME = 'crash';
const STAKE = 100n;
const RATE = 20_000n;
/** Number of measurements per guard, alternating with the others; the median is reported. */
const TURNS = 15;

/** The cost of a bet, placed and settled, µs: batch after batch on one connection. */
export interface GuardCost {
  what: string;
  placing: number;
  settling: number;
}

/** A guard that is removed, or enabled for a player: the changes to the database before and after. */
interface Guard {
  what: string;
  on: string;
  off: string;
}

/** Removes a function that ends bets. */
const without = (name: string): string =>
  `CREATE OR REPLACE FUNCTION ${name}(p_bets bets[], p_at bigint) RETURNS void LANGUAGE plpgsql AS $$ BEGIN END $$`;

/** @param definitions a function's own definition by its name, to bring it back with */
const guardsOf = (definitions: Readonly<Record<string, string>>): Guard[] => [
  { what: 'a bet as it is', on: '', off: '' },
  ...['ledger_count_bets', 'ledger_keep_wins'].map((name) => ({
    what: name === 'ledger_count_bets' ? 'without day totals' : 'without the biggest wins',
    on: without(name),
    off: definitions[name] ?? '',
  })),
  {
    what: 'without the guards of new bets (746, breaks, limits)',
    on: 'ALTER TABLE bets DISABLE TRIGGER placed_first',
    off: 'ALTER TABLE bets ENABLE TRIGGER placed_first',
  },
  {
    what: 'of a player with limits of a day, a week and a month',
    on: 'UPDATE player_guards SET loss_limited = true',
    off: 'UPDATE player_guards SET loss_limited = false',
  },
];

/** @param url a migrated database that is only for this */
export async function runGuardBench(url: string): Promise<GuardCost[]> {
  const db = openDatabase(url, { max: 1 });
  try {
    const players = await addPlayers(db, USERS);
    await limit(db, players);
    const guards = guardsOf(await definitionsOf(db, ['ledger_count_bets', 'ledger_keep_wins']));
    const costs = new Map(
      guards.map(({ what }) => [what, { placing: [] as number[], settling: [] as number[] }]),
    );
    await round(db, players, 1n);
    // Statements planned for an empty database are planned again.
    await db.pool.query('ANALYZE');
    let roundId = 1n;
    for (let turn = 0; turn < TURNS; turn++)
      for (const { what, on, off } of guards) {
        roundId += 1n;
        if (on) await db.pool.query(on);
        const { placing, settling } = await round(db, players, roundId);
        if (off) await db.pool.query(off);
        costs.get(what)?.placing.push(placing);
        costs.get(what)?.settling.push(settling);
      }
    return [...costs].map(([what, { placing, settling }]) => ({
      what,
      placing: median(placing),
      settling: median(settling),
    }));
  } finally {
    await db.close();
  }
}

/** Loss limits that nobody reaches. */
async function limit(db: Database, players: readonly bigint[]): Promise<void> {
  await db.pool.query(
    `INSERT INTO player_limits (user_id, kind, amount)
     SELECT u, kind, 1000000000 FROM unnest($1::bigint[]) u, unnest(ARRAY['lossDay', 'lossWeek', 'lossMonth']) kind`,
    [players],
  );
}

async function definitionsOf(db: Database, names: string[]): Promise<Record<string, string>> {
  const { rows } = await db.pool.query<{ name: string; definition: string }>(
    'SELECT proname AS name, pg_get_functiondef(oid) AS definition FROM pg_proc WHERE proname = ANY ($1)',
    [names],
  );
  return Object.fromEntries(rows.map(({ name, definition }) => [name, definition]));
}

/** Every player bets once, half of them win; returns µs per bet. */
async function round(
  db: Database,
  players: readonly bigint[],
  roundId: bigint,
): Promise<Omit<GuardCost, 'what'>> {
  const round = { game: GAME, roundId, secret: '', commitment: '', public: {} };
  await queueRound(db, round);
  await openRound(db, { ...round, opensAt: 0, startsAt: 0 });
  const began = performance.now();
  await Promise.all(
    players.map((userId, at) =>
      placeBet(db, {
        ...{ key: `guards-${roundId}`, userId, game: GAME, roundId, currency: 'IDR', amount: STAKE },
        ...{ autoRate: null, effectiveRate: at % 2 === 0 ? RATE : RATE * 2n },
      }),
    ),
  );
  const placed = performance.now();
  await closeRound(db, round);
  const closed = performance.now();
  await settleRound(db, { ...round, target: RATE, interrupted: false }, () => {});
  const each = 1000 / players.length;
  return { placing: (placed - began) * each, settling: (performance.now() - closed) * each };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}
