import type * as v from 'valibot';
import type {
  BalanceReply,
  ReplayedSpin,
  SeedsReply,
  SlotOpened,
  SlotReplay,
  SlotSpun,
  seedsRequest,
  shownRequest,
  spinRequest,
} from '../../../contract/providers/slotPlay.ts';
import { stakeOf } from '../../../contract/slots/spin.ts';
import type { SlotTitle } from '../../../contract/slots/title.ts';
import { SLOT_BETS } from './bets.ts';
import type { Gifts } from './gifts.ts';
import type { Pairs } from './pairs.ts';
import type { Seat, Seats } from './seats.ts';
import type { Spin } from './spinRows.ts';
import { SpinRefused, type Spins } from './spins.ts';
import type { WalletClient } from './walletClient.ts';

interface Parts {
  seats: Seats;
  spins: Spins;
  pairs: Pairs;
  gifts: Gifts;
  wallet: WalletClient;
  titles: ReadonlyMap<string, SlotTitle>;
  /** Names of the games, by id. */
  names: ReadonlyMap<string, string>;
}

/** A slot's calls (contract/providers/slotPlay.ts). @throws SpinRefused */
export class SlotPlay {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async open({ session }: { session: string }): Promise<SlotOpened> {
    const { pairs, gifts, spins, titles, names } = this.#parts;
    const seat = await this.#seat(session);
    const title = titles.get(seat.game);
    if (!title) throw new SpinRefused('unsupported');
    const [last] = await spins.lastOf(seat, 1);
    // The house was unavailable, or the game was closed, before the outcome was known.
    const open = last && (last.state === 'asked' || last.state === 'decided' || last.state === 'undoing');
    const ended = open ? await spins.go(last).catch(unlessConnection) : last;
    const balance = await this.#balanceOf(seat);
    const gift = await gifts.next(seat);
    const { all, first } = SLOT_BETS[currencyOf(seat)];
    const unfinished = ended?.state === 'paid' && ended.shownAt === null ? ended : null;
    const bet = last && last.reward === null && all.includes(last.bet) ? last.bet : first;
    return {
      ...{ title, name: names.get(seat.game) ?? seat.game, currency: seat.currency, balance },
      bets: all.map(String),
      bet: bet.toString(),
      seeds: await pairs.live(seat),
      unfinished: unfinished && spun(unfinished, gift),
      gift,
    };
  }

  async spin(request: v.InferOutput<typeof spinRequest>): Promise<SlotSpun> {
    const { spins, gifts } = this.#parts;
    const seat = await this.#seat(request.session);
    const { provider, game, player, token, currency } = seat;
    const bet = BigInt(request.bet);
    const stake = this.#stake(seat, request.mode, bet);
    if (stake === null || (request.gift && request.mode !== 'base')) throw new SpinRefused('other');
    const spin = await spins.play({
      ...{ id: request.spin, provider, game, player, token, currency },
      ...{ mode: request.mode, bet, stake, gift: request.gift },
    });
    return spun(spin, await (spin.reward === null ? gifts.next(seat) : gifts.of(spin.reward)));
  }

  /** The replay of a paid spin, for anybody who has its id. */
  async replay({ spin: id }: { spin: string }): Promise<SlotReplay> {
    const { spins, titles, names } = this.#parts;
    const spin = await spins.of(id);
    const title = spin && titles.get(spin.game);
    if (spin?.state !== 'paid' || !title) throw new SpinRefused('session');
    const { game, currency } = spin;
    return { title, name: names.get(game) ?? game, currency, spun: played(spin) };
  }

  async shown({ session, spin }: v.InferOutput<typeof shownRequest>): Promise<Record<string, never>> {
    const { player } = await this.#seat(session);
    await this.#parts.spins.shown(spin, player);
    return {};
  }

  async seeds({ session, clientSeed }: v.InferOutput<typeof seedsRequest>): Promise<SeedsReply> {
    return this.#parts.pairs.turn(await this.#seat(session), clientSeed);
  }

  async balance({ session }: { session: string }): Promise<BalanceReply> {
    return { balance: await this.#balanceOf(await this.#seat(session)) };
  }

  async #balanceOf(seat: Seat): Promise<string> {
    const reply = await this.#parts.wallet.balance(seat);
    if (reply.is === 'done') return reply.balance.toString();
    throw new SpinRefused(reply.is === 'unknown' ? 'connection' : reply.reason);
  }

  /** The stake of a spin; null if it is not offered. */
  #stake({ game, currency }: Seat, mode: 'base' | 'buy', bet: bigint): bigint | null {
    const title = this.#parts.titles.get(game);
    if (!title || !SLOT_BETS[currencyOf({ currency })].all.includes(bet)) return null;
    return stakeOf(title.slot, mode, bet);
  }

  async #seat(session: string): Promise<Seat> {
    const seat = await this.#parts.seats.of(session);
    if (!seat) throw new SpinRefused('session');
    return seat;
  }
}

/** Only houses of the two markets can open games here (providerRoutes.ts). */
function currencyOf({ currency }: { currency: string }): keyof typeof SLOT_BETS {
  if (currency === 'IDR' || currency === 'MXN') return currency;
  throw new SpinRefused('unsupported');
}

/** A failed spin is over; one with an unknown outcome is not. */
function unlessConnection(error: unknown): null {
  if (error instanceof SpinRefused && error.reason !== 'connection') return null;
  throw error;
}

function spun(spin: Spin, gift: SlotSpun['gift']): SlotSpun {
  if (spin.balance === null) throw new Error(`the spin ${spin.id} is not paid`);
  return { ...played(spin), balance: spin.balance.toString(), gift };
}

/** The public view of a paid spin: it contains no money besides the spin's own. */
function played(spin: Spin): ReplayedSpin {
  const { id, mode, bet, stake, win, rate, events, nonce, serverSeedHash } = spin;
  if (win === null || rate === null || events === null || nonce === null)
    throw new Error(`the spin ${id} is not paid`);
  return {
    ...{ spin: id, mode, bet: bet.toString(), stake: stake.toString(), win: win.toString(), rate, events },
    ...{ nonce, serverSeedHash: serverSeedHash ?? '' },
  };
}
