import type { Logger } from 'pino';
import type { Bus } from '../../core/bus/bus.ts';
import type { ChannelArea } from '../../core/channel/area.ts';
import type { Fanout } from '../../core/channel/fanout.ts';
import type { Database } from '../../core/db/database.ts';
import { publishWallet, relayWallets, tellAnew, walletNow } from './events.ts';

/** /user/wallet on this node: how a wallet stands at once, then every change. */
export function walletChannel(bus: Bus, db: Database): ChannelArea {
  return { Subscription: { userWallet: (userId) => walletNow(bus, db, BigInt(userId ?? 0)) } };
}

/** How a player is told of a wallet that something but a round moved, on all houses. */
export function walletTeller(bus: Bus, db: Database, log: Logger): (userId: bigint) => Promise<void> {
  return (userId) =>
    publishWallet(bus, db, userId).catch((error) =>
      log.warn({ err: error }, 'a change of a wallet was not told to its player'),
    );
}

/** Follows the bus for this node's players; returns the call that ends it. */
export function followWallets(parts: { db: Database; bus: Bus; channel: Fanout; log: Logger }): () => void {
  const { db, bus, channel, log } = parts;
  relayWallets(bus, channel);
  return bus.onGap(() => {
    tellAnew(db, channel).catch((error) =>
      log.warn({ err: error }, 'missed changes of wallets were not made up for'),
    );
  });
}
