import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { addressOf } from '../../contract/http/call.ts';
import { gameLaunch, type Launch } from '../../contract/http/play/launch.ts';
import type { SlotOpened, SlotSpun } from '../../contract/providers/slotPlay.ts';

const GAME = { provider: 'samudra', id: 'koi-kolam-raja' } as const;
const PAUSE_MS = 60;
const PATIENCE_MS = 5_000;
const BET = '200000';

/** A persistent slot player: unanswered requests are repeated under their own id, like the slot does. */
export class SlotGambler {
  readonly token: string;
  /** Answered spins by id, with their stake and win. */
  readonly spun = new Map<string, { stake: bigint; win: bigint }>();
  /** Spins refused by the provider. */
  readonly refused = new Set<string>();
  readonly #random: () => number;
  #launch: Launch | null = null;
  #pending: string | null = null;

  constructor(token: string, random: () => number) {
    this.token = token;
    this.#random = random;
  }

  /** Plays until `signal`, through every outage. @param url the house where it is signed in */
  async play(url: string, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.#turn(url);
      await sleep(PAUSE_MS * this.#random());
    }
  }

  /** Repeats the request until the last spin is answered. */
  async settleUp(url: string): Promise<void> {
    while (this.#pending !== null) {
      await this.#turn(url);
      await sleep(PAUSE_MS);
    }
  }

  async #turn(url: string): Promise<void> {
    try {
      this.#launch ??= await this.#open(url);
      this.#pending ??= randomUUID();
      const spin = this.#pending;
      const spun = await this.#post<SlotSpun>('spin', { spin, mode: 'base', bet: BET });
      if ('error' in spun) {
        if (spun.error === 'connection') return;
        this.refused.add(spin);
      } else this.spun.set(spin, { stake: BigInt(spun.stake), win: BigInt(spun.win) });
      this.#pending = null;
      if (this.#random() < 0.2) await this.#post<SlotOpened>('open', {});
    } catch {
      // The house or the provider is unavailable.
      await sleep(PAUSE_MS);
    }
  }

  async #open(url: string): Promise<Launch> {
    const input = { ...GAME, platform: 'GPL_MOBILE', lang: 'id' };
    const response = await fetch(url + addressOf(gameLaunch, input).url, {
      headers: { main_token: this.token },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!response.ok) throw new Error(`the launch was answered ${response.status}`);
    return (await response.json()) as Launch;
  }

  async #post<Reply>(path: string, fields: object): Promise<Reply | { error: string }> {
    const { url, origin } = this.#launch as Launch;
    const session = new URL(url).searchParams.get('session');
    const response = await fetch(`${origin}/slots/${path}`, {
      method: 'POST',
      body: JSON.stringify({ session, ...fields }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return (await response.json()) as Reply | { error: string };
  }
}
