import { createPrivateKey, type KeyObject, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SlotDefinition } from '../contract/slots/models.ts';
import { seededRandom } from '../contract/slots/random.ts';
import { spin as play, winOf } from '../contract/slots/spin.ts';
import { hubMoney } from '../house/providers/hub88/money.ts';
import { readTitles } from '../house/providers/sandbox/slots/titles.ts';
import type { HubSeat } from './load/hubProviders.ts';
import { post, type SignedCall, signedCall } from './load/signedCalls.ts';

/**
 * The providers' server for slotsWallet.ts: `slotsStudio.ts`. It decides spins like the sandbox's, each player's by a seed
 * pair, and calls the wallet. A spin without a win is one call: its bet closes the round.
 */
export type ProviderOrder =
  | { kind: 'connect'; house: string; key: string; bet: string; seats: PlayerSeat[] }
  /** Plays until this many spins are done, or until stopped. */
  | { kind: 'play'; spins: number }
  | { kind: 'stop' };

export interface PlayerSeat extends HubSeat {
  game: string;
  provider: string;
}

/** Progress report, also sent at the end. */
export interface ProviderReport {
  kind: 'ready' | 'playing' | 'through';
  spins: number;
}

/**
 * Statuses that leave a call's outcome open; the same applies to a broken connection, or one closed by an overloaded server:
 * the call is repeated unchanged, which moves money only once.
 */
const OPEN: readonly (string | undefined)[] = ['RS_ERROR_TIMEOUT', 'RS_ERROR_UNKNOWN', undefined];
/** The first pause before that, ms, doubled each time up to the longest. A busy machine may take minutes. */
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

/** Repeats the call until the wallet has accepted it. @throws when the wallet refuses it */
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

/** Lets all players spin, each with one spin at a time. */
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
