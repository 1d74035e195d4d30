import { setTimeout as sleep } from 'node:timers/promises';
import { type BrowserContext, errors, expect, type Locator, type Page } from '@playwright/test';
import { payout } from '../../../contract/money.ts';
import { triedOf } from '../../longRun.ts';
import { test } from './house.ts';
import { Line } from './line.ts';
import { Player } from './player.ts';
import { expectSoundBooks, type Foreseen, Seat } from './seat.ts';
import { type LiveRound, POOL_GAMES, type PoolGameKey } from './tables.ts';
import { Wire } from './wire.ts';
import { refusalText } from './words.ts';

/** A game's way of betting: the only part that its tests do not share. */
export interface Hand {
  /**
   * Selects the pools with a stake, and places it on each. The answers may still be pending. False if the round closed
   * meanwhile: a chip added at that moment is not accepted, and then there is nothing to place.
   */
  bet(page: Page, ...pools: string[]): Promise<boolean>;
  /** Removes refused chips. */
  clear(page: Page): Promise<void>;
}

/** A player in the room, with direct access to the house. */
interface Guest {
  page: Page;
  player: Player;
  seat: Seat;
}

/** Selects the pools to bet on, in a round with a known result. */
type Choice = (seen: Foreseen) => string[];

/** A bet in a round with a known result. */
interface Bet {
  round: LiveRound;
  seen: Foreseen;
  mine: LiveRound['mine'];
}

/** Time needed to bet by hand in a round, ms. */
const ENOUGH = 5_000;
/** Remaining time of a round for a bet that is meant to be after close, ms. */
const LATE = 5_000;

/** A slow machine misses rounds. */
const ATTEMPTS = 12;

/**
 * Games for which `npm test` runs every test, one for each way of betting. The others share page, engine and way of betting
 * with dice: `npm test` plays each once, and the long run has the rest.
 */
const THOROUGH = triedOf<string>(Object.keys(POOL_GAMES), ['dice', 'wingo']);

/** Presses the button if it is offered after selecting pools; false if it is not. */
export async function pressed(button: Locator): Promise<boolean> {
  try {
    await button.click({ timeout: ENOUGH });
    return true;
  } catch (error) {
    if (error instanceof errors.TimeoutError) return false;
    throw error;
  }
}

/** The tests of every game of pools; a game's spec defines its way of betting. */
export function poolJourneys(key: PoolGameKey, hand: Hand): void {
  const address = `/game/${key}`;

  async function arrive(page: Page, url: string): Promise<Guest> {
    const player = await Player.signedUp(page, url);
    await page.goto(address);
    await ready(player);
    return { page, player, seat: await Seat.of(page, key) };
  }

  async function arriveAgain(context: BrowserContext): Promise<Player> {
    const player = new Player(await context.newPage());
    await player.page.goto(address);
    await ready(player);
    return player;
  }

  /** Bets in a round whose result was just read; null if not all pools were in time, and then the slip is cleared. */
  async function betNow({ page, seat }: Guest, dataDir: string, choose: Choice): Promise<Bet | null> {
    const round = await seat.reach('betting', ENOUGH);
    const seen = await seat.foresee(dataDir, round);
    const pools = choose(seen);
    const placed = await hand.bet(page, ...pools);
    let mine: LiveRound['mine'] = [];
    await expect
      .poll(async () => {
        const live = await seat.live();
        if (live.roundId === round.roundId) mine = live.mine;
        return !placed || live.roundId !== round.roundId || mine.length >= pools.length;
      })
      .toBe(true);
    if (mine.length >= pools.length) return { round, seen, mine };
    await hand.clear(page);
    // The accepted part is settled before the next attempt begins.
    await seat.passes(round);
    return null;
  }

  /** Bets in rounds whose result was just read, until all pools were in time. */
  async function betOn(guest: Guest, dataDir: string, choose: Choice): Promise<Bet> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const bet = await betNow(guest, dataDir, choose);
      if (bet) return bet;
    }
    throw new Error('no round was long enough');
  }

  /**
   * Bets, and compares the balances on the page and at the house before that round is paid: a slow machine may need several
   * attempts.
   */
  async function stakedInTime(
    guest: Guest,
    dataDir: string,
    choose: Choice,
  ): Promise<Bet & { before: bigint; staked: { amount: bigint; shown: bigint } }> {
    const { player, seat } = guest;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const before = await seat.agrees(player);
      const bet = await betNow(guest, dataDir, choose);
      if (!bet) continue;
      const shown = await seat.agrees(player);
      const amount = bet.mine.reduce((sum, one) => sum + one.amount, 0n);
      const { roundId, serverTime, closeTime } = await seat.live();
      // Nothing is paid during betting.
      if (roundId === bet.round.roundId && serverTime < closeTime)
        return { ...bet, before, staked: { amount, shown } };
      await seat.passes(bet.round);
    }
    throw new Error('no round was long enough');
  }

  /** Bets once in a round with enough time, or with `late` ms left of it. Returns that round. */
  async function betOnce({ page, seat }: Guest, pool: string, late?: number): Promise<LiveRound> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const round = await seat.reach('betting', ENOUGH);
      if (late !== undefined) await sleep(round.closeTime - round.serverTime - late);
      if (await hand.bet(page, pool)) return round;
      await hand.clear(page);
    }
    throw new Error('no round was long enough');
  }

  test.slow();

  test(`${key}: a player wins and loses, and sees what is left`, async ({ page, house, dataDir }) => {
    const guest = await arrive(page, house.url);
    const { player, seat } = guest;
    const { before, staked, round, seen, mine } = await stakedInTime(
      guest,
      dataDir,
      ({ winning, losing }) => [...winning.slice(0, 1), ...losing.slice(0, 1)],
    );
    expect(staked.shown).toBe(before - staked.amount);
    await seat.passes(round);
    const won = mine.reduce((sum, { pool, amount }) => sum + payout(amount, seen.rateOf(pool)), 0n);
    await expect.poll(() => seat.balance(), { timeout: 20_000 }).toBe(before - staked.amount + won);
    await seat.agrees(player);
    expect(player.complaints).toEqual([]);
    await seat.leave();
    await expectSoundBooks(dataDir);
  });

  if (!THOROUGH.includes(key)) return;

  test(`${key}: a line that is cut in any phase comes back to what is, with no coin lost`, async ({
    page,
    house,
    dataDir,
  }) => {
    const guest = await arrive(page, house.url);
    const { player, seat } = guest;
    const line = await Line.of(page);
    for (const phase of seat.game.phases) {
      const { round } = await betOn(guest, dataDir, ({ losing }) => losing.slice(0, 1));
      await seat.reach(phase);
      await line.cut();
      await player.waitFor('reconnecting');
      await line.mend();
      await ready(player);
      await seat.agrees(player);
      if ((await seat.live()).roundId === round.roundId) await seat.passes(round);
      await seat.agrees(player);
    }
    await seat.leave();
    await expectSoundBooks(dataDir);
  });

  test(`${key}: two tabs of one account show one table and one balance`, async ({
    page,
    context,
    house,
    dataDir,
  }) => {
    const guest = await arrive(page, house.url);
    const { player, seat } = guest;
    const other = await arriveAgain(context);
    const first = await betOn(guest, dataDir, ({ winning }) => winning.slice(0, 1));
    await hand.bet(other.page, first.seen.winning[0] ?? '').catch(() => {});
    await seat.passes(first.round);
    await seat.agrees(player);
    expect(await seat.agrees(other)).toBe(await seat.balance());
    await seat.leave();
    await expectSoundBooks(dataDir);
  });

  test(`${key}: what the house refuses costs nothing, and the site says why`, async ({
    page,
    house,
    dataDir,
  }) => {
    const wire = await Wire.lay(page);
    const guest = await arrive(page, house.url);
    const { player, seat } = guest;
    const before = await seat.agrees(player);
    const pool = seat.game.pools[0] ?? '';
    const { min, max } = seat.game.rangeOf(pool);
    const expectNotice = async (code: number) => {
      await expect(
        page.getByRole('status').getByText(`${refusalText(code)} #${code}`, { exact: true }),
      ).toBeVisible();
      await hand.clear(page);
      expect(await seat.agrees(player)).toBe(before);
    };
    for (const [amount, code] of [
      [min - 1n, 702],
      [max + 1n, 711],
      [before + 1n, 700],
    ] as const) {
      wire.change({ amount: amount.toString() });
      await betOnce(guest, pool);
      await expectNotice(code);
    }
    const last = await seat.reach('betting');
    await seat.passes(last);
    wire.change(seat.game.roundOf(last.roundId));
    await betOnce(guest, pool);
    await expectNotice(716);

    // Pressed in the last moments, and sent after betting closed; the page waits ten seconds for an answer.
    wire.change({});
    wire.hold();
    const round = await betOnce(guest, pool, LATE);
    await wire.delays();
    await seat.reach(seat.game.phases[1] ?? 'closed');
    wire.letGo();
    await expectNotice(712);
    expect((await seat.passes(round)).mine).toEqual([]);
    expect(await seat.balance()).toBe(before);
    await seat.leave();
    await expectSoundBooks(dataDir);
  });
}

/** Waits until the room is loaded and the player is signed in. */
async function ready(player: Player): Promise<void> {
  await expect(player.button).not.toHaveAttribute('data-kind', /^(loading|reconnecting|signIn)$/, {
    timeout: 60_000,
  });
}
