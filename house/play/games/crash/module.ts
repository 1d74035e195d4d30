import { CRASH_STAKES } from '../../../../contract/games/crash/rules.ts';
import { openDatabase } from '../../../core/db/database.ts';
import { RoundDriver } from '../../rounds/driver.ts';
import { FixedRounds } from '../fixedRounds.ts';
import type { GameModule, GameParts } from '../gameModule.ts';
import { LiveTable } from '../live/liveTable.ts';
import { PlayerCards } from '../playerCards.ts';
import { CrashBetting } from './betting.ts';
import { CrashChains } from './chains.ts';
import { crashChannel } from './channel.ts';
import { CrashBots } from './crashBots.ts';
import { CrashRoundGame } from './crashGame.ts';
import { CRASH } from './definition.ts';
import { listen, relay } from './events.ts';
import { followCrash } from './followCrash.ts';
import { CrashHistory } from './history.ts';
import { seedRounds } from './seed.ts';
import { SettlementBarrier } from './settlementBarrier.ts';
import { CrashSnapshots } from './snapshot.ts';

/** The driver's own connections: its steps never wait behind the bets of players. */
const DRIVER_CONNECTIONS = 2;
/** Cash-outs are kept by connections that nothing else waits for. */
const RESERVED_CONNECTIONS = 2;
/** Bets may join the queued round ahead, so its opening must be noticed soon. */
const QUEUED_MS = 100;

/** Builds crash: its rounds, its channel routes and events. */
export function crashModule({ config, db, clock, bus, channel, log, sealer }: GameParts): GameModule {
  const { market } = config;
  const own = openDatabase(db.url, { max: DRIVER_CONNECTIONS });
  const cards = new PlayerCards(db);
  const rounds = new FixedRounds({ db, sealer }, CRASH, QUEUED_MS);
  const snapshots = new CrashSnapshots({ db, sealer, clock, cards, limits: CRASH_STAKES[market.id] });
  const history = new CrashHistory({ db, sealer, cards });
  const reserved = openDatabase(db.url, { max: RESERVED_CONNECTIONS });
  const betting = new CrashBetting({ db, reserved, bus, market, rounds, cards, log });
  const barrier = new SettlementBarrier({ url: db.url, clock, log, allKept: () => betting.allKept() });
  const chains = new CrashChains({ db: own, sealer, log });
  const game = new CrashRoundGame({
    db: own,
    bus,
    clock,
    chains,
    cards: new PlayerCards(own),
    barrier,
    timing: config.crash,
  });
  const driver = new RoundDriver({ db: own, sealer, clock, log, game });
  const live = new LiveTable(CRASH, { channel, clock });
  const leads = () => driver.leads;
  const bots = config.bots ? new CrashBots({ db, clock, market, log, betting, leads }) : null;
  const hold = (roundId: bigint, startsAt: number) =>
    rounds.find(roundId).then(
      // It may have been read when it was queued still.
      (round) => round && barrier.hold({ ...round, startsAt }),
      (error) => log.warn({ err: error, round: roundId }, 'a round is not held until its cash-outs are kept'),
    );
  /** The round that was open before this house listened, or while events were missing. */
  const holdLive = () =>
    snapshots.of(null).then(
      ({ roundId, startTime }) => hold(BigInt(roundId), startTime),
      (error) => log.debug({ err: error }, 'crash has no round to hold'),
    );
  const ends: Array<() => void> = [];
  return {
    name: CRASH,
    live,
    area: crashChannel({ db, sealer, currency: market.currency, betting, snapshots, history }),
    get leads() {
      return driver.leads;
    },
    async start() {
      await chains.retireOpen();
      if (config.seed) await seedRounds(own, chains, clock.now());
      ends.push(
        relay(bus, channel),
        listen(bus, 'crash.start', ({ roundId, startTime }) => {
          hold(BigInt(roundId), startTime);
          snapshots.forget();
          // The one before it has been settled.
          history.forget();
        }),
        listen(bus, 'crash.end', () => snapshots.forget()),
        // Events may be missing: whoever listens here is told where the round stands now.
        bus.onGap(() => {
          void holdLive();
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
          listen(bus, 'crash.bet', (event) => bots.onBet(event)),
          () => bots.stop(),
        );
      driver.start();
      void holdLive();
      ends.push(followCrash(live, { bus, snapshots, timing: config.crash, log }));
    },
    async stop() {
      await driver.stop();
      for (const end of ends) end();
      await Promise.all([barrier.close(), own.close(), reserved.close()]);
    },
  };
}
