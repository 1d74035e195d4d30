import type { Logger } from 'pino';
import type { ActBudget } from '../../core/actBudget.ts';
import { Batcher } from '../../core/batcher.ts';
import type { Database } from '../../core/db/database.ts';
import type { WalletNow } from '../../money/ledger/ledger.ts';
import type { ProviderPlay } from '../../money/ledger/provider/provider.ts';
import type { ProviderLinks } from '../links/links.ts';
import type { ProviderGame, ProviderGames } from '../links/providerGames.ts';
import type { LaunchSessions } from '../links/sessions.ts';
import { currentBalance, findPlayers, isShut, postToLedger, refusedWith, seenBefore } from './ledgerSide.ts';
import { refused, type WalletFault, type WalletOutcome } from './outcome.ts';
import { playerOf } from './playerNames.ts';
import type { BalanceRequest, BetRequest, RollbackRequest, WinRequest } from './requests.ts';
import { isOfPrize } from './rewards.ts';

interface Parts {
  db: Database;
  log: Logger;
  acts: ActBudget;
  links: ProviderLinks;
  sessions: LaunchSessions;
  games: ProviderGames;
  /** Whether the site is closed for everybody. */
  maintained: () => boolean;
  /** Maximum bet if the provider's link has none. */
  mostBet: bigint;
  /** Notifies a player of the changed balance. */
  balanceChanged: (userId: bigint, wallet: WalletNow) => void;
}

/** Concurrent player lookups share one statement. */
const TOGETHER = { atOnce: 2, most: 64 };

/** A ledger transaction without its player, currency and game. */
type WalletMessage = Omit<ProviderPlay, 'userId' | 'currency' | 'game' | 'type' | 'kind'>;

/**
 * The players' wallets for providers, independent of the protocol. A new bet needs a valid token, an open site and a game in
 * the catalogue. Wins and rollbacks are accepted regardless of these, and so are repetitions, which the ledger answers as
 * before.
 */
export class ProviderWallet {
  readonly #parts: Parts;
  readonly #players = new Batcher(TOGETHER, (ids: readonly bigint[]) => findPlayers(this.#parts.db, ids));

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** A player's identity and balance. */
  async info({ provider, user }: { provider: string; user: string }): Promise<WalletOutcome> {
    if (!(await this.#parts.links.of(provider))) return refused('notConnected');
    const player = await this.#playerOf(user);
    return player ? currentBalance(this.#parts.db, player) : refused('unknownPlayer');
  }

  /** The balance of a player at a game. */
  async balance({ provider, user, token, code }: BalanceRequest): Promise<WalletOutcome> {
    const { links, games, db } = this.#parts;
    if (!(await links.of(provider))) return refused('notConnected');
    const at = await this.#at(provider, user, token);
    if (typeof at === 'string') return refused(at);
    if (code !== null && !(await games.coded(provider, code))) return refusedWith(db, 'wrongGame', at);
    return currentBalance(db, at);
  }

  /** Debits a stake. A player with many refused bets in a row is refused without a wallet lookup. */
  async bet(bet: BetRequest): Promise<WalletOutcome> {
    const { acts } = this.#parts;
    const account = `${bet.provider} ${bet.user}`;
    if (!acts.mayBet(account)) return refused('busy');
    const outcome = await this.#bet(bet);
    if (!outcome.done) acts.refused(account);
    return outcome;
  }

  async #bet(bet: BetRequest): Promise<WalletOutcome> {
    const { db, links, games, maintained, mostBet } = this.#parts;
    const { provider, user, token, code, currency, amount, free } = bet;
    const link = await links.of(provider);
    if (!link) return refused('notConnected');
    const [at, game] = await Promise.all([this.#at(provider, user, token), games.coded(provider, code)]);
    const play = detailsOf(bet, { amount, free, reference: null });
    const unless = (why: WalletFault) => this.#unlessSeen(why, 'bet', play, { user, game, currency });
    if (typeof at === 'string') return unless(at);
    if (!game?.active) return unless('wrongGame');
    if (currency !== at.currency) return unless('wrongCurrency');
    if (maintained() || link.stopped) return unless('closed');
    if (!free && amount > (link.mostBet ?? mostBet)) return unless('betLimit');
    if (bet.reward !== null && !(await isOfPrize(db, { ...bet, reward: bet.reward }, at.userId, game.id)))
      return unless('limit');
    return this.#post({ ...play, ...at, kind: 'bet', game: game.id, type: game.type });
  }

  /** Credits a win, also one of 0. */
  async win(win: WinRequest): Promise<WalletOutcome> {
    const { amount, reference, currency } = win;
    return this.#late('win', win, detailsOf(win, { amount, free: false, reference }), currency);
  }

  /** Rolls back a bet or a win. If that has not arrived yet, it is refused when it does. */
  async rollback(rollback: RollbackRequest): Promise<WalletOutcome> {
    const { reference } = rollback;
    return this.#late(
      'rollback',
      rollback,
      detailsOf(rollback, { amount: 0n, free: false, reference }),
      null,
    );
  }

  /** A transaction that is accepted at any time. @param currency null if the provider sends none: the player's own */
  async #late(
    kind: 'win' | 'rollback',
    { provider, user, code }: WinRequest | RollbackRequest,
    play: WalletMessage,
    currency: string | null,
  ): Promise<WalletOutcome> {
    const { links, games } = this.#parts;
    if (!(await links.of(provider))) return refused('notConnected');
    const [player, game] = await Promise.all([this.#playerOf(user), games.coded(provider, code)]);
    const unless = (why: WalletFault) => this.#unlessSeen(why, kind, play, { user, game, currency });
    if (!player) return unless('unknownPlayer');
    if (!game) return unless('wrongGame');
    if (currency !== null && currency !== player.currency) return unless('wrongCurrency');
    return this.#post({ ...play, ...player, kind, game: game.id, type: game.type });
  }

  /**
   * Refuses new transactions. A repetition is answered by the ledger if its data are the same, and is a duplicate otherwise;
   * one that was rolled back before it arrived stays so.
   */
  async #unlessSeen(
    why: WalletFault,
    kind: ProviderPlay['kind'],
    play: WalletMessage,
    { user, game, currency }: { user: string; game: ProviderGame | null; currency: string | null },
  ): Promise<WalletOutcome> {
    const { db } = this.#parts;
    const player = await this.#playerOf(user);
    const seen = await seenBefore(db, play);
    const refuse = (fault: WalletFault) => (player ? refusedWith(db, fault, player) : refused(fault));
    if (seen === 'no') return refuse(why);
    if (seen === 'rolledBack') return refuse(seen);
    const same =
      player?.userId === seen.userId &&
      game?.id === seen.game &&
      (currency ?? player.currency) === seen.currency;
    return player && game && same
      ? this.#post({ ...play, ...player, kind, game: game.id, type: game.type })
      : refuse('duplicate');
  }

  async #post(play: ProviderPlay): Promise<WalletOutcome> {
    const { db, log, balanceChanged } = this.#parts;
    const outcome = await postToLedger(db, play, (now) => balanceChanged(play.userId, now));
    if (!outcome.done && outcome.why === 'held') {
      const { provider, uuid, userId, game, amount } = play;
      log.error({ provider, uuid, userId, game, amount }, 'a win above a cap waits for operators');
    }
    return outcome;
  }

  async #playerOf(user: string): Promise<{ userId: bigint; currency: string } | null> {
    const userId = playerOf(user);
    return userId === null ? null : this.#players.submit(userId);
  }

  /** The session of a token, if it is valid and belongs to that player at that provider. */
  async #at(
    provider: string,
    user: string,
    token: string,
  ): Promise<{ userId: bigint; currency: string } | WalletFault> {
    const session = await this.#parts.sessions.find(token);
    if (!session || session.provider !== provider || session.userId !== playerOf(user)) return 'unknownToken';
    if (!session.expired) return { userId: session.userId, currency: session.currency };
    // Blocking a player ends the session, and with it the token.
    return (await isShut(this.#parts.db, session.userId)) ? 'disabled' : 'expiredToken';
  }
}

function detailsOf(
  { provider, uuid, round, closes, reward, supplierId }: BetRequest | WinRequest | RollbackRequest,
  of: Pick<WalletMessage, 'amount' | 'free' | 'reference'>,
): WalletMessage {
  return { provider, uuid, round, closes, reward, supplierId, ...of };
}
