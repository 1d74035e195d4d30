import type {
  CrashBetInfo,
  CrashEnd,
  CrashEscape,
  CrashStart,
} from '../../../../contract/games/crash/channel.ts';
import type { Bus } from '../../../core/bus/bus.ts';
import type { Channel } from '../../../core/channel/area.ts';
import type { EndedBet } from '../../../money/ledger/bets/settlement.ts';
import { publishWallets } from '../../../money/wallet/wallet.ts';
import { CRASH } from './definition.ts';

/** Crash's events on the bus, by topic. */
interface CrashEvents {
  'crash.start': CrashStart;
  'crash.end': CrashEnd;
  'crash.bet': CrashBetInfo;
  'crash.escape': CrashEscape;
}

/** Publishes an event to every node. */
export function publish<Topic extends keyof CrashEvents>(
  bus: Bus,
  topic: Topic,
  event: CrashEvents[Topic],
): void {
  bus.publish(topic, event);
}

/** Publishes the players' new balances after bets of one round. */
export function publishCrashWallets(bus: Bus, bets: readonly EndedBet[]): void {
  const [first] = bets;
  if (first) publishWallets(bus, { table: CRASH, roundId: first.roundId.toString() }, bets);
}

/** Subscribes to events of all nodes; returns the unsubscribe function. */
export function listen<Topic extends keyof CrashEvents>(
  bus: Bus,
  topic: Topic,
  handler: (event: CrashEvents[Topic]) => void,
): () => void {
  return bus.subscribe(topic, (message) => handler(message as CrashEvents[Topic]));
}

/**
 * Pushes round events from the bus to this node's subscribers, after the pending bet updates; returns the function that stops
 * it.
 */
export function relay(bus: Bus, channel: Channel, bets: { flush(): void }): () => void {
  const publishTo = (field: string) => (event: unknown) => {
    bets.flush();
    channel.publish(field, event);
  };
  const ends = [
    listen(bus, 'crash.start', publishTo('crashStart')),
    listen(bus, 'crash.end', publishTo('crashEnd')),
  ];
  return () => {
    for (const end of ends) end();
  };
}
