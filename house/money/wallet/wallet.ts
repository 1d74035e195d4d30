import type { Logger } from 'pino';
import type { Wallet, WalletCause } from '../../../contract/wallet/channel.ts';
import { type Bus, inTurns } from '../../core/bus/bus.ts';
import type { Channel, ChannelArea } from '../../core/channel/area.ts';
import type { Fanout } from '../../core/channel/fanout.ts';
import type { Database } from '../../core/db/database.ts';
import type { BetRow } from '../ledger/bets/bets.ts';
import type { EndedBet } from '../ledger/bets/settlement.ts';
import { type WalletNow, walletsOf } from '../ledger/ledger.ts';

/** A wallet and its player, as sent over the bus. */
interface WalletMessage {
  userId: string;
  wallet: Wallet;
}

/** The room of a round, and the round's name in the game. */
interface AtTable {
  table: string;
  roundId: string;
}

/** The fields of a placed or ended bet that describe the wallet. */
type WalletBet = Pick<EndedBet, 'userId' | 'balance' | 'bonus' | 'sequence' | 'status' | 'amount' | 'payout'>;

/** Each player's wallet has its own topic: only houses to which the player is connected receive it. */
export const walletTopic = (userId: string) => `wallet.${userId}`;

/** Notifies the players' nodes of wallets that a round changed: all bets of one operation of the ledger. */
export function publishWallets(bus: Bus, { table, roundId }: AtTable, bets: readonly WalletBet[]): void {
  const messages = new Map<bigint, WalletMessage>();
  const credits = new Map<bigint, bigint>();
  for (const bet of bets) {
    const credit = (credits.get(bet.userId) ?? 0n) + creditOf(bet);
    credits.set(bet.userId, credit);
    const cause = { table, roundId, credit: credit.toString() };
    messages.set(bet.userId, {
      userId: bet.userId.toString(),
      wallet: {
        balance: bet.balance.toString(),
        bonus: bet.bonus.toString(),
        sequence: bet.sequence.toString(),
        cause,
      },
    });
  }
  for (const { userId, wallet } of messages.values()) bus.publish(walletTopic(userId), wallet);
}

/** Notifies the player's nodes of a wallet that changed other than by a round. */
export function publishWalletState(
  bus: Bus,
  userId: bigint,
  now: WalletNow,
  cause: WalletCause | null = null,
): void {
  bus.publish(walletTopic(userId.toString()), walletOf(now, cause));
}

function walletOf({ balance, bonus, sequence }: WalletNow, cause: WalletCause | null = null): Wallet {
  return {
    balance: balance.toString(),
    bonus: bonus.toString(),
    sequence: sequence.toString(),
    cause,
  };
}

/** The same, after reading the wallet. */
async function publishWallet(
  { bus, db }: { bus: Bus; db: Database },
  userId: bigint,
  cause: WalletCause | null,
): Promise<void> {
  for (const [id, now] of await walletsOf(db, [userId])) publishWalletState(bus, id, now, cause);
}

/** The current wallet; null if there is no player. Later changes arrive over the bus. */
async function walletNow(bus: Bus, db: Database, userId: bigint): Promise<Wallet | null> {
  await bus.ready();
  return (await readWallets(db, [userId]))[0]?.wallet ?? null;
}

/** Forwards wallet messages to the players' sockets on this node while they are connected. */
function relayWallets(bus: Bus, channel: Channel): void {
  const push = inTurns<WalletMessage>(({ userId, wallet }) => channel.publish('userWallet', wallet, userId));
  channel.follow('userWallet', (userId) =>
    bus.subscribe(walletTopic(userId), (message) => push([{ userId, wallet: message as Wallet }])),
  );
}

/** Sends the current wallets to this node's players: events may have been missed. */
async function republishWallets(
  db: Database,
  channel: Channel & { addresses(field: string): string[] },
): Promise<void> {
  const players = channel.addresses('userWallet').map(BigInt);
  for (const { userId, wallet } of await readWallets(db, players))
    channel.publish('userWallet', wallet, userId);
}

async function readWallets(db: Database, userIds: readonly bigint[]): Promise<WalletMessage[]> {
  return [...(await walletsOf(db, userIds))].map(([userId, now]) => ({
    userId: userId.toString(),
    wallet: walletOf(now),
  }));
}

/** The amount that the end of a bet credited; 0 for a bet that was only placed. */
function creditOf({ status, amount, payout }: Pick<BetRow, 'status' | 'amount' | 'payout'>): bigint {
  return status === 'returned' ? amount : payout;
}

/** /user/wallet on this node: the current wallet at once, then every change. */
export function walletChannel(bus: Bus, db: Database): ChannelArea {
  return { Subscription: { userWallet: (userId) => walletNow(bus, db, BigInt(userId ?? 0)) } };
}

/**
 * Notifies a player on all houses of a wallet that changed other than by a round. @param cause what an animation shows first
 */
export type WalletTeller = (userId: bigint, cause?: WalletCause | null) => Promise<void>;

export function walletTeller(bus: Bus, db: Database, log: Logger): WalletTeller {
  return (userId, cause = null) =>
    publishWallet({ bus, db }, userId, cause).catch((error) =>
      log.warn({ err: error }, 'a change of a wallet was not told to its player'),
    );
}

/** Subscribes to the bus for this node's players; returns the function that unsubscribes. */
export function followWallets(parts: { db: Database; bus: Bus; channel: Fanout; log: Logger }): () => void {
  const { db, bus, channel, log } = parts;
  relayWallets(bus, channel);
  return bus.onGap(() => {
    republishWallets(db, channel).catch((error) =>
      log.warn({ err: error }, 'missed changes of wallets were not made up for'),
    );
  });
}
