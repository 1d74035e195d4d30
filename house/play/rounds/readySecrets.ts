import { and, asc, eq, isNotNull, ne } from 'drizzle-orm';
import type { Logger } from 'pino';
import { RATE_ONE } from '../../../contract/money.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { keyNameOf, type Sealer, sealAnew } from '../../core/secrets/sealer.ts';
import { betsOn, closeRound, openRound, voidRound } from '../../money/ledger/bets/rounds.ts';
import { bets, roundChains, rounds } from '../../money/ledger/bets/roundTables.ts';
import { settlePools, settleRound } from '../../money/ledger/bets/settlement.ts';
import type { RoundRow } from './game.ts';
import { chainContextOf, contextOf } from './secrets.ts';

interface Parts {
  db: Database;
  sealer: Sealer;
  clock: Clock;
  log: Logger;
  /** SECRETS_LOST: rounds whose secret no key opens are given up. */
  giveUp: boolean;
}

/**
 * Before any round is played, seals with the current key all secrets of coming rounds that are not sealed with it. Unsealed
 * chains are left to their game, which ends them.
 * @throws if live rounds are sealed with keys that this house does not have, unless they are to be given up
 */
export async function readySecrets({ db, sealer, clock, log, giveUp }: Parts): Promise<void> {
  const lost = await sealRounds(db, sealer);
  if (lost.length > 0 && !giveUp) throw new Error(explain(lost));
  for (const round of lost) {
    await giveUpRound(db, round, Math.round(clock.now()));
    log.error(
      { game: round.game, round: round.id, key: keyNameOf(round.secret) },
      'no key opens a round under way: it was given up, and its open bets given back',
    );
  }
  for (const { game, firstRound, secret } of await sealChains(db, sealer))
    log.error(
      { game, chain: firstRound, key: keyNameOf(secret) },
      'no key opens the chain that rounds are drawn from: the next round begins another',
    );
}

async function sealRounds(db: Database, sealer: Sealer): Promise<RoundRow[]> {
  return sealAnew(sealer, {
    rows: await db.orm
      .select()
      .from(rounds)
      .where(ne(rounds.state, 'settled'))
      .orderBy(asc(rounds.game), asc(rounds.id)),
    contextOf,
    replace: ({ game, id, secret }, sealed) =>
      db.orm
        .update(rounds)
        .set({ secret: sealed })
        .where(
          and(
            eq(rounds.game, game),
            eq(rounds.id, id),
            eq(rounds.secret, secret),
            ne(rounds.state, 'settled'),
          ),
        ),
  });
}

/** @returns the chains that no key opens and none has followed yet */
async function sealChains(db: Database, sealer: Sealer): Promise<(typeof roundChains.$inferSelect)[]> {
  const chains = await db.orm.select().from(roundChains);
  const lost = await sealAnew(sealer, {
    rows: chains.filter(({ secret }) => keyNameOf(secret) !== null),
    contextOf: chainContextOf,
    replace: ({ game, firstRound, secret }, sealed) =>
      db.orm
        .update(roundChains)
        .set({ secret: sealed })
        .where(
          and(
            eq(roundChains.game, game),
            eq(roundChains.firstRound, firstRound),
            eq(roundChains.secret, secret),
          ),
        ),
  });
  return lost.filter(
    (one) => !chains.some(({ game, firstRound }) => game === one.game && firstRound > one.firstRound),
  );
}

function explain(lost: readonly RoundRow[]): string {
  const keys = new Set(lost.map(({ secret }) => keyNameOf(secret)));
  return [
    `No key opens the secrets of rounds under way: ${lost.map(({ game, id }) => `${game} ${id}`).join(', ')}.`,
    `They are sealed with what is called ${[...keys].join(', ')} here: put that key into SECRETS_KEY, or its file back to DATA_DIR/secrets.key.`,
    'If it is lost for good, start once with SECRETS_LOST=1: these rounds end, and their open bets are given back.',
  ].join('\n');
}

/**
 * Ends a round whose secret is lost: every open bet is returned; cash-outs, made or requested in time, are paid. Its secret is
 * never revealed, and no history shows it. Idempotent.
 * @param now end time of the round, ms
 */
async function giveUpRound(db: Database, round: RoundRow, now: number): Promise<void> {
  const { game, id: roundId } = round;
  await openRound(db, { game, roundId, opensAt: now, startsAt: now });
  await closeRound(db, { game, roundId });
  await voidRound(db, { game, roundId, cause: 'secretLost', at: now });
  const settlement = { game, roundId, interrupted: true, endsAt: now };
  const ignoreEnded = () => {};
  if (await hasPools(db, round))
    await settlePools(db, { ...settlement, rates: {}, outcome: {} }, ignoreEnded);
  // At a target of one, no auto cash-out is paid.
  else await settleRound(db, { ...settlement, target: RATE_ONE, outcome: {} }, ignoreEnded);
}

async function hasPools(db: Database, round: RoundRow): Promise<boolean> {
  const [bet] = await db.orm
    .select({ id: bets.id })
    .from(bets)
    .where(and(betsOn(round), isNotNull(bets.pool)))
    .limit(1);
  return bet !== undefined;
}
