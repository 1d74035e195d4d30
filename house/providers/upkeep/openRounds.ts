import { and, asc, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { closeProviderRound } from '../../money/ledger/provider/provider.ts';
import { providerRounds } from '../../money/ledger/provider/providerTables.ts';
import type { ProviderCalls, RoundReply } from '../calls/port.ts';
import type { ProviderGames } from '../links/providerGames.ts';
import { playerName } from '../wallet/playerNames.ts';
import type { ProviderWallet } from '../wallet/wallet.ts';

/** Time without transactions after which an open round is requested from its provider, ms. */
const QUIET_MS = 48 * 3_600_000;
const PAGE = 100;

interface Parts {
  db: Database;
  clock: Clock;
  log: Logger;
  wallet: ProviderWallet;
  games: ProviderGames;
  callsOf: (provider: string) => Promise<ProviderCalls | null>;
  balanceChanged: (userId: bigint) => Promise<void>;
}

type Round = typeof providerRounds.$inferSelect;

/** Requests long open rounds from their providers, applies missed transactions, and closes rounds that are over. */
export class OpenRounds {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** @throws if the provider does not answer */
  async run(provider: string): Promise<void> {
    const calls = await this.#parts.callsOf(provider);
    if (!calls) return;
    for (let after = 0n; ; ) {
      const rounds = await this.#quiet(provider, after);
      for (const round of rounds) await this.#resolve(calls, round);
      const last = rounds.at(-1);
      if (!last || rounds.length < PAGE) return;
      after = last.id;
    }
  }

  #quiet(provider: string, after: bigint): Promise<Round[]> {
    const { db, clock } = this.#parts;
    const { id, closedAt, lastAt } = providerRounds;
    return db.orm
      .select()
      .from(providerRounds)
      .where(
        and(
          eq(providerRounds.provider, provider),
          isNull(closedAt),
          lt(lastAt, clock.now() - QUIET_MS),
          gt(id, after),
        ),
      )
      .orderBy(asc(id))
      .limit(PAGE);
  }

  async #resolve(calls: ProviderCalls, round: Round): Promise<void> {
    const { db, log, games, balanceChanged } = this.#parts;
    const user = playerName(round.userId);
    const code = (await games.of(round.game))?.code ?? round.game;
    const reply = await calls.round({ user, code, round: round.round, currency: round.currency });
    const of = { provider: round.provider, round: round.round, user };
    if (reply.state === 'unknown')
      log.warn(of, 'a provider does not know a round that it opened: it is closed');
    const taken = await this.#take({ ...of, code, currency: round.currency }, reply);
    if (!taken || reply.state === 'open') return;
    if (await closeProviderRound(db, round.id)) await balanceChanged(round.userId);
  }

  /** Applies wins and rollbacks; known ones are skipped. Returns false if one is refused: the round is left to the operator. */
  async #take(
    of: { provider: string; round: string; user: string; code: string; currency: string },
    { transactions }: RoundReply,
  ): Promise<boolean> {
    const { wallet, log } = this.#parts;
    const play = { ...of, closes: false, supplierId: null, reward: null };
    let taken = true;
    for (const { kind, uuid, amount, reference } of transactions) {
      // A bet that did not arrive in time is not placed later.
      if (kind === 'bet') continue;
      const outcome =
        kind === 'win'
          ? await wallet.win({ ...play, uuid, amount, reference })
          : await wallet.rollback({ ...play, uuid, reference: reference ?? '' });
      // One that has been rolled back since stays so.
      if (outcome.done || outcome.why === 'rolledBack') continue;
      taken = false;
      log.error({ ...of, uuid, why: outcome.why }, 'what a provider says of a round is not taken');
    }
    return taken;
  }
}
