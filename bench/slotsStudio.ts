import { createPrivateKey, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SlotDefinition } from '../contract/slots/models.ts';
import { seededRandom } from '../contract/slots/random.ts';
import { spin as play, winOf } from '../contract/slots/spin.ts';
import { readTitles } from '../house/studios/sandbox/slots/titles.ts';
import { type Told, WalletClient } from '../house/studios/sandbox/walletClient.ts';
import type { HubSeat } from './hubStudios.ts';

/**
 * The studios' server for slotsWallet.ts: `slotsStudio.ts`. It decides spins as the sandbox's does, each player's by a pair of seeds,
 * and tells them with its client of the wallet. A spin that wins nothing is one call: its bet closes the round.
 */
export type StudioOrder =
  | { kind: 'connect'; house: string; key: string; bet: string; seats: PlayerSeat[] }
  /** Until so many spins are through, or it is told to stop. */
  | { kind: 'play'; spins: number }
  | { kind: 'stop' };

export interface PlayerSeat extends HubSeat {
  game: string;
  studio: string;
}

/** What it tells of itself meanwhile, and at the end. */
export interface StudioTold {
  kind: 'ready' | 'playing' | 'through';
  spins: number;
}

/** How long nothing is heard of a call before it is made again, ms. */
const PAUSE_MS = 200;
const MOST_TRIES = 50;
const TELL_MS = 1_000;

type Seat = PlayerSeat & { slot: SlotDefinition; serverSeed: string; clientSeed: string; nonce: number };
let connected: { wallet: WalletClient; bet: bigint; seats: Seat[] } | null = null;
let begun = 0;
let through = 0;
let most = 0;

async function connect({ house, key, bet, seats }: StudioOrder & { kind: 'connect' }): Promise<void> {
  const titles = await readTitles();
  const wallet = new WalletClient(createPrivateKey(key));
  wallet.url = house;
  const seated = seats.map((seat) => {
    const slot = titles.get(seat.game)?.slot;
    if (!slot) throw new Error(`no title ${seat.game}`);
    const [serverSeed, clientSeed] = [randomBytes(32).toString('hex'), randomBytes(8).toString('hex')];
    return { ...seat, slot, serverSeed, clientSeed, nonce: 0 };
  });
  connected = { wallet, bet: BigInt(bet), seats: seated };
}

/** Tells it until the wallet has it: the same again moves nothing. @throws when the wallet refuses it */
async function tell(wallet: WalletClient, told: Told): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const said = await wallet.tell(told);
    if (said.is === 'done') return;
    if (said.is === 'refused') throw new Error(`a ${told.kind} was refused: ${said.status}`);
    await sleep(PAUSE_MS);
  }
  throw new Error(`nothing is heard of a ${told.kind}`);
}

async function spin(wallet: WalletClient, seat: Seat, bet: bigint): Promise<void> {
  const { game, studio, token, user: player } = seat;
  const round = randomUUID();
  const book = play(seat.slot, 'base', seededRandom(seat.serverSeed, seat.clientSeed, seat.nonce++));
  const win = winOf(book, bet);
  const shared = { studio, player, token, game, currency: 'IDR', round, reward: null };
  const name = (kind: string) => `${round}.${kind}`;
  const stake = { kind: 'bet', uuid: name('bet'), amount: bet, closes: win === 0n, reference: null } as const;
  await tell(wallet, { ...shared, ...stake });
  const paid = { kind: 'win', uuid: name('win'), amount: win, closes: true, reference: name('bet') } as const;
  if (win > 0n) await tell(wallet, { ...shared, ...paid });
}

/** All players spin, each one spin after the other. */
async function playAll({ spins }: StudioOrder & { kind: 'play' }): Promise<void> {
  if (!connected) throw new Error('not connected');
  const { wallet, bet, seats } = connected;
  most = spins;
  await Promise.all(
    seats.map(async (seat) => {
      while (begun < most) {
        begun += 1;
        await spin(wallet, seat, bet);
        through += 1;
      }
    }),
  );
}

const say = (kind: StudioTold['kind']) => process.send?.({ kind, spins: through } satisfies StudioTold);

process.on('message', async (order: StudioOrder) => {
  if (order.kind === 'stop') {
    most = 0;
    return;
  }
  if (order.kind === 'connect') {
    await connect(order);
    say('ready');
    return;
  }
  const telling = setInterval(say, TELL_MS, 'playing');
  await playAll(order);
  clearInterval(telling);
  say('through');
});
