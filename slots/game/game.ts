import type { SlotSpun } from '../../contract/providers/slotPlay.ts';
import type { SlotPicture } from '../stage/slotPicture.ts';
import { Refusal, type SlotServer } from './server.ts';
import { giftOf, spunOf } from './session/opened.ts';
import { type Effect, type SessionEvent, step } from './session/spins.ts';
import type { Session, SpinRequest, Spun } from './session/state.ts';
import type { SiteLine } from './site.ts';
import { spinName } from './spinName.ts';

/** ms before a spin's `shown` is reported to the house again. */
const CONFIRM_RETRIES = [1_000, 4_000, 15_000] as const;

function answered(answer: SlotSpun): SessionEvent {
  return {
    type: 'answered',
    spun: spunOf(answer),
    balance: BigInt(answer.balance),
    gift: giftOf(answer.gift),
  };
}

interface Outside {
  server: SlotServer;
  picture: SlotPicture;
  site: SiteLine;
  /** Called with the new session. */
  changed(session: Session, before: Session): void;
}

/** Holds the session, and performs the effects of its steps. */
export class Game {
  readonly #outside: Outside;
  #session: Session;
  #waiting = 0;

  constructor(session: Session, outside: Outside) {
    this.#session = session;
    this.#outside = outside;
  }

  get session(): Session {
    return this.#session;
  }

  dispatch(event: SessionEvent): void {
    const before = this.#session;
    const [session, effects] = step(before, event);
    this.#session = session;
    if (session !== before) this.#outside.changed(session, before);
    for (const effect of effects) this.#do(effect);
  }

  #do(effect: Effect): void {
    const { picture, site } = this.#outside;
    switch (effect.do) {
      case 'turn':
        picture.spin(effect.turbo);
        break;
      case 'ask':
        this.#later(effect.after, () => void this.#request(effect.request));
        break;
      case 'play':
        void this.#play(effect.spun, effect.turbo);
        break;
      case 'hurry':
        picture.hurry();
        break;
      case 'rest':
        picture.giveUp();
        break;
      case 'confirm':
        void this.#confirm(effect.spin);
        break;
      case 'wait':
        clearTimeout(this.#waiting);
        this.#waiting = window.setTimeout(() => this.dispatch({ type: 'due', name: spinName() }), effect.ms);
        break;
      case 'begun':
        site.send('roundStarted', { roundId: effect.spin });
        break;
      case 'ended':
        site.send('roundEnded', { roundId: effect.spin });
        site.send('balanceChanged', { balance: String(effect.balance) });
        break;
      case 'shows':
        site.send('balanceChanged', { balance: String(effect.balance) });
        break;
      case 'closed':
        site.send('error', { reason: effect.error });
    }
  }

  #later(ms: number, run: () => void): void {
    if (ms === 0) run();
    else setTimeout(run, ms);
  }

  async #request(request: SpinRequest): Promise<void> {
    const { spin } = request;
    const event = await this.#outside.server.spin(request).then(answered, (error: unknown): SessionEvent => {
      return error instanceof Refusal
        ? { type: 'refused', spin, error: error.error, over: error.over }
        : { type: 'lost', spin };
    });
    this.dispatch(event);
  }

  async #play({ events, bet }: Spun, turbo: boolean): Promise<void> {
    try {
      await this.#outside.picture.play(events, bet, turbo);
    } finally {
      // A spin that could not be drawn is decided and paid anyway.
      this.dispatch({ type: 'shown' });
    }
  }

  /** If the report fails, the spin is shown again when the game is next opened. */
  async #confirm(spin: string): Promise<void> {
    for (const wait of [0, ...CONFIRM_RETRIES]) {
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      try {
        await this.#outside.server.shown(spin);
        return;
      } catch (error) {
        if (error instanceof Refusal && error.error !== 'connection') return;
      }
    }
  }
}
