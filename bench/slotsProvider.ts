import { createPrivateKey, type KeyObject, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SlotDefinition } from '../contract/slots/models.ts';
import { seededRandom } from '../contract/slots/random.ts';
import { spin as play, winOf } from '../contract/slots/spin.ts';
import { hubMoney } from '../house/providers/hub88/money.ts';
import { readTitles } from '../house/providers/sandbox/slots/titles.ts';
import type { HubSeat } from './hubProviders.ts';
import { post, type SignedCall, signedCall } from './signedCalls.ts';

/**
 * The providers' server for slotsWallet.ts: `slotsProvider.ts`. It decides spins as the sandbox's does, each player's by a pair of seeds, and
 * tells the wallet. A spin that wins nothing is one call: its bet closes the round.
 */
export type ProviderOrder =
  | { kind: 'connect'; house: string; key: string; bet: string; seats: PlayerSeat[] }
  /** Until so many spins are through, or it is told to stop. */
  | { kind: 'play'; spins: number }
  | { kind: 'stop' };

export interface PlayerSeat extends HubSeat {
  game: string;
  provider: string;
}

/** What it tells of itself meanwhile, and at the end. */
export interface ProviderReport {
  kind: 'ready' | 'playing' | 'through';
  spins: number;
}

/**
 * These say nothing of what became of a call, and neither does a line that broke, or was closed by a server that had no time to read:
 * it is made again, the same, which moves nothing twice.
 */
const OPEN: readonly (string | undefined)[] = ['RS_ERROR_TIMEOUT', 'RS_ERROR_UNKNOWN', undefined];
/** The first pause before that, ms; each next one is twice as long, up to the longest. A busy machine may take minutes. */
const PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 5_000;
const MOST_TRIES = 100;
const REPORT_MS = 1_000;

type Seat = PlayerSeat & {
  wallet: string;
  slot: SlotDefinition;
  serverSeed: string;
  clientSeed: string;
  nonce: number;
};
let connected: { key: KeyObject; bet: bigint; seats: Seat[] } | null = null;
let begun = 0;
let through = 0;
let most = 0;

async function connect({ house, key, bet, seats }: ProviderOrder & { kind: 'connect' }): Promise<void> {
  const titles = await readTitles();
  const seated = seats.map((seat) => {
    const slot = titles.get(seat.game)?.slot;
    if (!slot) throw new Error(`no title ${seat.game}`);
    const [serverSeed, clientSeed] = [randomBytes(32).toString('hex'), randomBytes(8).toString('hex')];
    return { ...seat, wallet: `${house}/wallet/${seat.provider}`, slot, serverSeed, clientSeed, nonce: 0 };
  });
  connected = { key: createPrivateKey(key), bet: BigInt(bet), seats: seated };
}

/** Tells it until the wallet has it. @throws when the wallet refuses it */
async function deliver(wallet: string, call: SignedCall): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const status = await post(wallet, call).catch(() => undefined);
    if (status === 'RS_OK') return;
    if (!OPEN.includes(status)) throw new Error(`${call.path} was refused: ${status}`);
    await sleep(Math.min(PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS));
  }
  throw new Error(`nothing is heard of ${call.path}`);
}

async function spin({ wallet, user, token, game, ...seat }: Seat, nonce: number): Promise<void> {
  if (!connected) throw new Error('not connected');
  const { key, bet } = connected;
  const book = play(seat.slot, 'base', seededRandom(seat.serverSeed, seat.clientSeed, nonce));
  const win = winOf(book, bet);
  const round = randomUUID();
  const shared = { user, token, supplier_user: user, round, game_code: game, currency: 'IDR' };
  const transaction = (kind: 'bet' | 'win', amount: bigint, fields: object) => {
    const names = { transaction_uuid: `${round}.${kind}`, request_uuid: randomUUID() };
    const all = { ...shared, ...names, amount: Number(hubMoney(amount)), ...fields };
    return deliver(wallet, signedCall(`/transaction/${kind}`, all, key));
  };
  await transaction('bet', bet, { round_closed: win === 0n });
  if (win > 0n)
    await transaction('win', win, { round_closed: true, reference_transaction_uuid: `${round}.bet` });
}

/** All players spin, each one spin after the other. */
async function playAll({ spins }: ProviderOrder & { kind: 'play' }): Promise<void> {
  most = spins;
  await Promise.all(
    (connected?.seats ?? []).map(async (seat) => {
      while (begun < most) {
        begun += 1;
        await spin(seat, seat.nonce++);
        through += 1;
      }
    }),
  );
}

const report = (kind: ProviderReport['kind']) =>
  process.send?.({ kind, spins: through } satisfies ProviderReport);

process.on('message', async (order: ProviderOrder) => {
  if (order.kind === 'stop') {
    most = 0;
    return;
  }
  if (order.kind === 'connect') {
    await connect(order);
    report('ready');
    return;
  }
  const telling = setInterval(report, REPORT_MS, 'playing');
  await playAll(order);
  clearInterval(telling);
  report('through');
});
