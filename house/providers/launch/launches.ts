import { and, eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import type { LaunchRequest } from '../../../contract/http/play/inputs/launch.ts';
import type { Launch } from '../../../contract/http/play/launch.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import type { TokenRequest } from '../../core/http/route.ts';
import { wageringGames } from '../../money/ledger/bonus/wageringTables.ts';
import { walletsOf } from '../../money/ledger/ledger.ts';
import { playerGuards } from '../../money/limits/tables.ts';
import { users } from '../../people/accounts/tables.ts';
import type { RecentGames } from '../../site/catalogue/recent.ts';
import { games } from '../../site/catalogue/tables.ts';
import type { ProviderCalls } from '../calls/port.ts';
import type { ProviderGame } from '../links/providerGames.ts';
import type { LaunchSessions } from '../links/sessions.ts';
import { playerName } from '../wallet/playerNames.ts';
import { frameAddressOf } from './frameAddress.ts';

interface Parts {
  db: Database;
  clock: Clock;
  log: Logger;
  sessions: LaunchSessions;
  recent: RecentGames;
  /**
   * A game that its provider lists, with the calls to that provider; null if there is none, 'away' while the provider is not
   * called.
   */
  find(game: string): Promise<{ game: ProviderGame; calls: ProviderCalls } | 'away' | null>;
  /** URL of the site, if the player's browser sends none. */
  siteUrl: () => string;
}

/** Opens providers' games for players (spec/studios.md, "The game's frame"). */
export class Launches {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Refusals: as in the contract (contract/http/launch.ts), and 7027, 7028 for a stopped or blocked account. */
  async open({ session, input, ip, country, origin }: TokenRequest<LaunchRequest>): Promise<Launch> {
    const { db, log, sessions, recent, find, siteUrl } = this.#parts;
    const { provider, id, platform, lang: language } = input;
    const userId = BigInt(session.userId);
    const [known] = await db.orm
      .select({ title: games.title, currency: users.currency })
      .from(games)
      .innerJoin(users, eq(users.id, userId))
      .where(and(eq(games.id, id), eq(games.firm, provider), games.active));
    const found = known ? await find(id) : null;
    if (!known || found === null) throw new Refusal(ErrorCode.invalidGame);
    await this.#mayPlay(userId, id);
    if (found === 'away') throw new Refusal(ErrorCode.providerAway);
    const site = origin ?? siteUrl();
    const token = await sessions.open(session, provider, id);
    const address = found.calls.gameUrl({
      ...{ user: playerName(userId), token, code: found.game.code, currency: known.currency, language },
      ...{ country, ip, mobile: platform === 'GPL_MOBILE' },
      ...{ lobbyUrl: `${site}/`, depositUrl: `${site}/?z=wallet` },
    });
    const url = await frameAddressOf(address, {
      log,
      of: { provider, game: id },
      what: 'a provider did not open a game',
    });
    await recent.opened(userId, id);
    return { url, origin: new URL(url).origin, provider, game: id, title: known.title };
  }

  /** A preliminary check: the wallet checks again at every bet. */
  async #mayPlay(userId: bigint, game: string): Promise<void> {
    const { db, clock } = this.#parts;
    const [[guard], wallets, [rule]] = await Promise.all([
      db.orm.select().from(playerGuards).where(eq(playerGuards.userId, userId)),
      walletsOf(db, [userId]),
      db.orm
        .select({ bonusMoney: wageringGames.bonusMoney })
        .from(wageringGames)
        .where(eq(wageringGames.game, game)),
    ]);
    if (guard?.blockedAt != null) throw new Refusal(ErrorCode.accountBlocked);
    if (guard?.frozenAt != null) throw new Refusal(ErrorCode.accountFrozen);
    if (guard?.ageRequired && guard.ageConfirmedAt === null) throw new Refusal(ErrorCode.ageUnknown);
    if ((guard?.breakUntil ?? 0) > clock.now()) throw new Refusal(ErrorCode.onBreak);
    const wallet = wallets.get(userId);
    // The player has only bonus money, which this game does not accept.
    if (rule?.bonusMoney === false && wallet && wallet.bonus > 0n && wallet.balance === wallet.bonus)
      throw new Refusal(ErrorCode.notOnBonus);
  }
}
