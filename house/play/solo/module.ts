import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import type { SoloCurRound, SoloRange, SoloRound } from '../../../contract/games/solo/channel.ts';
import type { SoloGameKey } from '../../../contract/games/soloGames.ts';
import { STAKES } from '../../../contract/games/stakes.ts';
import { type Bus, inTurns } from '../../core/bus/bus.ts';
import type { Channel, ChannelArea } from '../../core/channel/area.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import type { Sealer } from '../../core/secrets/sealer.ts';
import { endedSolo, livePair, soloRound } from '../../money/ledger/solo/solo.ts';
import { publishWallets } from '../../money/wallet/wallet.ts';
import { idOf, keyOf, pageOf, playerOf } from '../games/arguments.ts';
import type { GamesConfig } from '../games/settings.ts';
import type { AnySolo } from './definition.ts';
import { SoloFeed } from './feed.ts';
import type { LastWins } from './lastWins.ts';
import { CLIENT_SEED, Seeds } from './seeds.ts';
import { type SoloNews, SoloTable } from './table.ts';

/** Dependencies of every solo game. */
interface SoloParts {
  config: Pick<GamesConfig, 'market' | 'maxProfits'>;
  db: Database;
  clock: Clock;
  bus: Bus;
  channel: Channel;
  sealer: Sealer;
  wins: LastWins;
}

/** A solo game of the house. It has no shared room and no driver: its rounds wait for their players. */
export interface SoloModule {
  readonly key: SoloGameKey;
  readonly area: ChannelArea;
  /** The player's open round; null without one. */
  openRound(userId: bigint): Promise<SoloRound | null>;
  start(): Promise<void>;
  stop(): void;
}

/** Number of ended rounds in a player's own list, besides the open one (spec.md, section 9). */
const LATEST = 10;
/** How long the animation of a game that is decided at once takes to show its result (spec.md, section 9: roller), ms. */
const SHOWS_MS = 3_500;

/** Builds a solo game: its channel routes and events. */
export function soloModule(
  game: AnySolo,
  { config, db, clock, bus, channel, sealer, wins }: SoloParts,
): SoloModule {
  const { key } = game.rules;
  const { currency, id: market } = config.market;
  const stakes = { ...STAKES[market], maxProfit: config.maxProfits[key] ?? STAKES[market].maxProfit };
  const seeds = new Seeds({ db, sealer }, key);
  const delay = game.moveOf ? 0 : SHOWS_MS;
  const feed = new SoloFeed(
    key,
    { field: `${key}RoundUpdate`, delay },
    { db, bus, channel, onBets: (bets) => wins.publish(key, bets) },
  );
  const table = new SoloTable({ game, db, seeds, currency, stakes, onNews });
  const range: SoloRange = {
    min: stakes.min.toString(),
    max: stakes.max.toString(),
    maxProfit: stakes.maxProfit.toString(),
  };
  const topicOf = (userId: string) => `solo.${key}.${userId}`;

  function onNews({ userId, round, wallet }: SoloNews): void {
    bus.publish(topicOf(userId.toString()), round);
    if (wallet) {
      const at = { table: key, roundId: round.roundId };
      publishWallets(bus, at, [
        { userId, ...wallet, status: 'cashed', amount: 0n, payout: BigInt(round.win) },
      ]);
    }
    if (round.over) feed.ended(userId, round);
  }

  async function latest(userId: bigint): Promise<SoloRound[]> {
    const page = { count: LATEST, before: null };
    return (await endedSolo(db, { userId, game: key, pairId: null }, page)).map((row) => table.seen(row));
  }

  async function openRound(userId: bigint): Promise<SoloRound | null> {
    const open = (await livePair(db, userId, key))?.openRound;
    const row = open == null ? null : await soloRound(db, key, open);
    return row && !row.round.over ? table.seen(row) : null;
  }

  const queries: ChannelArea['Query'] = {
    async [`${key}CurRound`](_args, { userId }): Promise<SoloCurRound & { round: unknown; latest: unknown }> {
      const id = userId === null ? null : BigInt(userId);
      // Read the open round before the ended ones: one that ends in between is then in both and not in neither.
      const round = id === null ? null : await openRound(id);
      const over = id === null ? [] : await latest(id);
      return {
        round: over.some(({ roundId }) => roundId === round?.roundId) ? null : round,
        latest: over,
        fairRound: id === null ? null : await seeds.current(id),
        betAmountRange: range,
        bets: [...feed.shown],
        serverTime: clock.now(),
        ...game.rule?.(stakes),
      };
    },
    async [`${key}MyPastRound`]({ count, before, pairId }, caller) {
      const of = { userId: playerOf(caller), game: key, pairId: pairId == null ? null : idOf(pairId) };
      return (await endedSolo(db, of, pageOf(count, before))).map((row) => table.seen(row));
    },
    async [`${key}PastRound`]({ roundId }) {
      const row = await soloRound(db, key, idOf(roundId));
      return row?.round.over ? { player: await feed.player(row.round.userId), round: table.seen(row) } : null;
    },
    [`${key}MySeeds`]: ({ count, before }, caller) => seeds.ended(playerOf(caller), pageOf(count, before)),
  };
  const mutations: ChannelArea['Mutation'] = {
    [`${key}StartRound`]: (given, caller) => table.start(playerOf(caller), keyOf(given.key), given),
    [`${key}SetSeed`]({ pairId, clientSeed }, caller) {
      const seed = String(clientSeed);
      if (!CLIENT_SEED.test(seed)) throw new Refusal(ErrorCode.badParameter, 'clientSeed');
      return seeds.turn(playerOf(caller), idOf(pairId), seed);
    },
    ...(game.moveOf && {
      [`${key}SelectCard`]: (given, caller) =>
        table.move(playerOf(caller), keyOf(given.key), idOf(given.roundId), given),
      [`${key}CashRound`]: ({ key: clientKey, roundId }, caller) =>
        table.cashOut(playerOf(caller), keyOf(clientKey), idOf(roundId)),
    }),
  };
  const push = inTurns<{ userId: string; round: SoloRound }>(({ userId, round }) =>
    channel.publish(`${key}MyRound`, round, userId),
  );
  channel.follow(`${key}MyRound`, (userId) =>
    bus.subscribe(topicOf(userId), (message) => push([{ userId, round: message as SoloRound }])),
  );
  return {
    key,
    openRound,
    area: { Query: queries, Mutation: mutations },
    start: () => feed.start(),
    stop: () => feed.stop(),
  };
}
