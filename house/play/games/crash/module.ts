import type { Logger } from 'pino';
import { CRASH_STAKES } from '../../../../contract/games/crash/rules.ts';
import type { Bus } from '../../../core/bus/bus.ts';
import { openDatabase } from '../../../core/db/database.ts';
import { BotRounds, type PlanParts } from '../../bots/botRounds.ts';
import { RoundDriver } from '../../rounds/driver.ts';
import { FixedRounds } from '../fixedRounds.ts';
import type { GameModule, GameParts } from '../gameModule.ts';
import { LiveTable, type RoundNews } from '../live/liveTable.ts';
import { PlayerCards } from '../playerCards.ts';
import type { GamesConfig } from '../settings.ts';
import { CrashBetting } from './betting.ts';
import { planRound } from './bots/botBets.ts';
import { CrashBots } from './bots/crashBots.ts';
import { CrashChains } from './chains.ts';
import { crashChannel } from './channel.ts';
import { CrashRoundGame } from './crashGame.ts';
import { CRASH } from './definition.ts';
import { listen, relay } from './events.ts';
import { CrashHistory } from './history.ts';
import { CrashLiveBets } from './liveBets.ts';
import { seedRounds } from './seed.ts';
import { SettlementBarrier } from './settlementBarrier.ts';
import { CrashSnapshots } from './snapshot.ts';

/** Connections reserved for the driver: its steps never queue behind players' bets. */
const DRIVER_CONNECTIONS = 2;
/** Connections reserved for deciding and storing cash-outs. */
const RESERVED_CONNECTIONS = 2;
/** Bets can join the queued round, so its opening must be noticed soon. */
const QUEUED_MS = 100;

/** Builds crash: its rounds, its channel routes and events. */
export function crashModule({ config, db, clock, bus, channel, log, sealer, values }: GameParts): GameModule {
  const { market } = config;
  const { path } = db;
  const own = openDatabase(db.url, { max: DRIVER_CONNECTIONS, path });
  const cards = new PlayerCards(db);
  const live = new LiveTable(CRASH, { channel, clock });
  const onCount = (roundId: string, count: number) => live.count(roundId, count);
  const bets = new CrashLiveBets({ db: own, cards: new PlayerCards(own), channel, clock, onCount });
  const snapshots = new CrashSnapshots({ db, sealer, clock, bets, limits: CRASH_STAKES[market.id] });
  const plan = (roundId: string, of: PlanParts) => planRound(roundId, of, market);
  const seats = config.bots ? new BotRounds({ db, clock, market, game: CRASH, plan }) : null;
  const history = new CrashHistory({ db, sealer, cards, market, bots: seats });
  const reserved = openDatabase(db.url, { max: RESERVED_CONNECTIONS, path });
  const rounds = new FixedRounds({ db: reserved, sealer }, CRASH, QUEUED_MS);
  const betting = new CrashBetting({ db, reserved, bus, market, rounds, cards, log });
  const barrier = new SettlementBarrier({ db, clock, log, rounds, allStored: () => betting.allStored() });
  const chains = new CrashChains({ db: own, sealer, log, clock, values, length: config.crash.chain });
  const game = new CrashRoundGame({
    db: own,
    bus,
    clock,
    chains,
    bets,
    barrier,
    timing: config.crash,
  });
  const driver = new RoundDriver({ db: own, sealer, clock, log, game, values });
  const { preparation } = config.crash;
  const bots = seats && new CrashBots({ bots: seats, bets, rounds, clock, market, log, preparation });
  const hold = (roundId: bigint, startsAt: number) =>
    rounds.find(roundId).then(
      // It may have been read while it was still queued.
      (round) => round && barrier.hold({ ...round, startsAt }),
      (error) => log.warn({ err: error, round: roundId }, 'a round is not held until its cash-outs are kept'),
    );
  /** Joins a round that was open before this house subscribed, or while events were missing. */
  const join = () =>
    snapshots.of(null).then(
      (game) => {
        hold(BigInt(game.roundId), game.startTime);
        bots?.onSnapshot(game);
      },
      (error) => log.debug({ err: error }, 'crash has no round to hold'),
    );
  const ends: Array<() => void> = [];
  return {
    name: CRASH,
    live,
    demoWins: history.wins,
    area: crashChannel({ db, sealer, currency: market.currency, betting, snapshots, history }),
    get leads() {
      return driver.leads;
    },
    async start() {
      await chains.retireOpen();
      if (config.seed) await seedRounds(own, chains, clock.now());
      ends.push(
        bets.follow(bus),
        relay(bus, channel, bets),
        listen(bus, 'crash.start', ({ roundId, startTime }) => {
          hold(BigInt(roundId), startTime);
          snapshots.forget();
          // The previous round has been settled.
          history.forget();
        }),
        listen(bus, 'crash.end', () => snapshots.forget()),
        // Events may be missing: sends the round's current state to the subscribers.
        bus.onGap(() => {
          bets.forget();
          void join();
          snapshots.announcement().then(
            ({ field, value }) => channel.publish(field, value),
            (error) => log.warn({ err: error }, 'missed events were not made up for'),
          );
        }),
      );
      if (bots)
        ends.push(
          listen(bus, 'crash.start', (event) => bots.onStart(event)),
          listen(bus, 'crash.end', (event) => bots.onEnd(event)),
          () => bots.stop(),
        );
      driver.start();
      void join();
      ends.push(followCrash(live, { bus, snapshots, timing: config.crash, log }));
    },
    resign: () => driver.stop(),
    async stop() {
      await driver.stop();
      await chains.stop();
      for (const end of ends) end();
      await Promise.all([barrier.close(), own.close(), reserved.close()]);
    },
  };
}

/** Crash's event data when a round opens and when it ends. */
interface CrashRound {
  roundId: string;
  /** Time of lift-off. */
  startTime: number;
  betCount?: number;
  endTime?: number | null;
  target?: string | null;
}

/** Publishes crash to the lobby; returns the function that stops it. */
function followCrash(
  live: LiveTable,
  parts: { bus: Bus; snapshots: CrashSnapshots; timing: GamesConfig['crash']; log: Logger },
): () => void {
  const { bus, snapshots, timing, log } = parts;
  const viewOf = ({ roundId, startTime, betCount, endTime, target }: CrashRound): RoundNews => ({
    roundId,
    startTime: startTime - timing.preparation,
    closeTime: startTime,
    endTime: endTime == null ? null : endTime + timing.squib,
    result: target == null ? null : [target],
    ...(betCount !== undefined && { betCount }),
  });
  const look = () =>
    snapshots.of(null).then(
      (game) => {
        live.remember(game.historyRate.map(({ roundId, rate }) => ({ roundId, result: [rate] })));
        live.update(viewOf(game));
      },
      (error) => log.debug({ err: error }, 'crash has no round to tell the lobby of'),
    );
  const ends = [
    listen(bus, 'crash.start', (event) => live.update(viewOf(event))),
    listen(bus, 'crash.end', (event) => live.update(viewOf(event))),
    // Events may be missing.
    bus.onGap(() => {
      snapshots.forget();
      void look();
    }),
    () => live.stop(),
  ];
  void look();
  return () => {
    for (const end of ends) end();
  };
}
