import type { Logger } from 'pino';
import type { Wallet, WalletCause } from '../../../contract/wallet/channel.ts';
import { type Bus, inTurns } from '../../core/bus/bus.ts';
import type { Channel, ChannelArea } from '../../core/channel/area.ts';
import type { Fanout } from '../../core/channel/fanout.ts';
import type { Database } from '../../core/db/database.ts';
import type { BetRow } from '../ledger/bets.ts';
import { type WalletNow, walletsOf } from '../ledger/ledger.ts';
import type { EndedBet } from '../ledger/settlement.ts';

/** A wallet and whose it is, as it travels over the bus. */
interface WalletMessage {
  userId: string;
  wallet: Wallet;
}

/** The table a round was played at, and the round as the game names it. */
interface AtTable {
  table: string;
  roundId: string;
}

/** What a bet's end or its stake tells of its player's wallet. */
type WalletBet = Pick<EndedBet, 'userId' | 'balance' | 'bonus' | 'sequence' | 'status' | 'amount' | 'payout'>;

/** Each player's wallet has a topic of its own: only houses that the player is at hear of it. */
export const walletTopic = (userId: string) => `wallet.${userId}`;

/** Tells the players' nodes of wallets that a round moved: all bets of one operation of the ledger. */
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

/** Tells the player's nodes how a wallet stands that something else than a round moved. */
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

/** The same, of a wallet that is read for it. */
async function publishWallet(
  { bus, db }: { bus: Bus; db: Database },
  userId: bigint,
  cause: WalletCause | null,
): Promise<void> {
  for (const [id, now] of await walletsOf(db, [userId])) publishWalletState(bus, id, now, cause);
}

/** The wallet as it stands; null for nobody. Every change after it is heard. */
async function walletNow(bus: Bus, db: Database, userId: bigint): Promise<Wallet | null> {
  await bus.ready();
  return (await readWallets(db, [userId]))[0]?.wallet ?? null;
}

/** Pushes what is told to the players' own sockets on this node, for as long as they are here. */
function relayWallets(bus: Bus, channel: Channel): void {
  const push = inTurns<WalletMessage>(({ userId, wallet }) => channel.publish('userWallet', wallet, userId));
  channel.follow('userWallet', (userId) =>
    bus.subscribe(walletTopic(userId), (message) => push([{ userId, wallet: message as Wallet }])),
  );
}

/** Tells this node's players how their wallets stand: events may have been missed. */
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

/** What the end of a bet put into the wallet; nothing for one that was only placed. */
function creditOf({ status, amount, payout }: Pick<BetRow, 'status' | 'amount' | 'payout'>): bigint {
  return status === 'returned' ? amount : payout;
}

/** /user/wallet on this node: how a wallet stands at once, then every change. */
export function walletChannel(bus: Bus, db: Database): ChannelArea {
  return { Subscription: { userWallet: (userId) => walletNow(bus, db, BigInt(userId ?? 0)) } };
}

/** Tells a player of a wallet that something but a round moved, on all houses. @param cause what a picture shows first */
export type WalletTeller = (userId: bigint, cause?: WalletCause | null) => Promise<void>;

export function walletTeller(bus: Bus, db: Database, log: Logger): WalletTeller {
  return (userId, cause = null) =>
    publishWallet({ bus, db }, userId, cause).catch((error) =>
      log.warn({ err: error }, 'a change of a wallet was not told to its player'),
    );
}

/** Follows the bus for this node's players; returns the call that ends it. */
export function followWallets(parts: { db: Database; bus: Bus; channel: Fanout; log: Logger }): () => void {
  const { db, bus, channel, log } = parts;
  relayWallets(bus, channel);
  return bus.onGap(() => {
    republishWallets(db, channel).catch((error) =>
      log.warn({ err: error }, 'missed changes of wallets were not made up for'),
    );
  });
}
