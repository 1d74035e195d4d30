import type { Logger } from 'pino';
import type { Bus } from '../../core/bus/bus.ts';
import type { Fanout } from '../../core/channel/fanout.ts';
import type { Clock } from '../../core/clock.ts';
import { walletTopic } from '../../money/wallet/wallet.ts';
import { accountTopic } from '../../people/security/securityEvents.ts';
import type { Awards } from './awards.ts';
import type { Running } from './offers.ts';
import type { Player } from './players.ts';
import { isRunning } from './settings.ts';

interface Parts {
  bus: Bus;
  channel: Fanout;
  clock: Clock;
  log: Logger;
  awards: Awards;
  player: (userId: string) => Promise<Player>;
  promotions: readonly Running[];
}

/** A player's actions within this time are checked together, ms. */
const TOGETHER_MS = 700;
/** Pause for players without any promotion that is live for them, ms. */
const REST_MS = 600_000;

/**
 * Promises players of this node the awards that they have just earned from promotions that are live for them, to notify their
 * pages while they play, pay or set up their account. Returns the function that stops it.
 */
export function followPlay(parts: Parts): () => void {
  const { bus, channel, log } = parts;
  const timers = new Set<NodeJS.Timeout>();

  /** Returns whether any promotion was live. */
  async function look(userId: string): Promise<boolean> {
    const { awards, clock, promotions } = parts;
    const player = await parts.player(userId);
    const now = clock.now();
    if (player.breakUntil !== null) return false;
    let live = false;
    for (const { opened, settings } of promotions) {
      if (!opened.isLive || !isRunning(await settings(), now)) continue;
      if (!(await opened.isLive(player, now))) continue;
      live = true;
      await awards.promiseTo(player, (await opened.earned?.(player, now)) ?? []);
    }
    return live;
  }

  channel.follow('userAwards', (userId) => {
    let timer: NodeJS.Timeout | null = null;
    let restsUntil = 0;
    const news = () => {
      if (timer !== null || Date.now() < restsUntil) return;
      timer = setTimeout(async () => {
        timers.delete(own);
        timer = null;
        const live = await look(userId).catch((error) => {
          log.warn({ err: error }, 'what a player earned was not looked at');
          return true;
        });
        if (!live) restsUntil = Date.now() + REST_MS;
      }, TOGETHER_MS);
      const own = timer;
      timers.add(own);
    };
    const ends = [bus.subscribe(walletTopic(userId), news), bus.subscribe(accountTopic(userId), news)];
    return () => {
      for (const end of ends) end();
      if (timer !== null) clearTimeout(timer);
    };
  });
  return () => {
    for (const timer of timers) clearTimeout(timer);
  };
}
