import { and, eq, isNotNull } from 'drizzle-orm';
import type { Logger } from 'pino';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import type { ReplayRequest } from '../../../contract/http/play/inputs/launch.ts';
import type { Launch } from '../../../contract/http/play/launch.ts';
import type { Database } from '../../core/db/database.ts';
import type { Session, TokenRequest } from '../../core/http/route.ts';
import { providerRounds } from '../../money/ledger/provider/providerTables.ts';
import { games } from '../../site/catalogue/tables.ts';
import type { ProviderCalls } from '../calls/port.ts';
import type { ProviderGames } from '../links/providerGames.ts';
import { playerName } from '../wallet/playerNames.ts';
import { frameAddressOf } from './frameAddress.ts';

interface Parts {
  db: Database;
  log: Logger;
  games: ProviderGames;
  callsOf: (provider: string) => Promise<ProviderCalls | null>;
  isAway: (provider: string) => boolean;
  siteUrl: () => string;
}

/** Opens replays of providers' rounds on the providers' own pages. */
export class Replays {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Refusals: as in the contract (contract/http/launch.ts). */
  async open(
    { input, origin }: Pick<TokenRequest<ReplayRequest>, 'input' | 'origin'>,
    session: Session | null,
  ): Promise<Launch> {
    const { log, games: names, callsOf, isAway, siteUrl } = this.#parts;
    const found = await this.#find(input.game, BigInt(input.round));
    const mine = found !== null && session !== null && found.round.userId === BigInt(session.userId);
    // Won rounds are already public (house/play/wins/bigWins.ts).
    if (!found || !(mine || found.round.returned > found.round.staked)) throw new Refusal(ErrorCode.notFound);
    const { round, title } = found;
    const calls = await callsOf(round.provider);
    if (!calls) throw new Refusal(ErrorCode.notFound);
    if (isAway(round.provider)) throw new Refusal(ErrorCode.providerAway);
    const address = calls.replayUrl({
      ...{ user: playerName(round.userId), round: round.round, currency: round.currency },
      code: (await names.of(round.game))?.code ?? round.game,
      language: input.lang,
      lobbyUrl: `${origin ?? siteUrl()}/`,
    });
    const of = { provider: round.provider, round: input.round };
    const url = await frameAddressOf(address, { log, of, what: 'a provider showed no replay' });
    if (url === null) throw new Refusal(ErrorCode.notFound);
    return { url, origin: new URL(url).origin, provider: round.provider, game: round.game, title };
  }

  async #find(game: string, id: bigint) {
    const [found] = await this.#parts.db.orm
      .select({ round: providerRounds, title: games.title })
      .from(providerRounds)
      .innerJoin(games, eq(games.id, providerRounds.game))
      .where(
        and(eq(providerRounds.id, id), eq(providerRounds.game, game), isNotNull(providerRounds.closedAt)),
      );
    return found ?? null;
  }
}
