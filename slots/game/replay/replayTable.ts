import { payout } from '../../../contract/money.ts';
import type { SlotReplay } from '../../../contract/providers/slotPlay.ts';
import type { SlotPicture } from '../../stage/slotPicture.ts';
import { element, setText } from '../dom.ts';
import { type FeatureLeft, featureText } from '../hud/stateText.ts';
import { type ScreenParts, SlotScreen } from '../slotScreen.ts';
import { ReplayBar } from './replayBar.ts';

interface Parts extends ScreenParts {
  played: SlotReplay;
}

/** The replay of a past spin: it plays automatically once loaded, and on request. No money moves. */
export class ReplayTable extends SlotScreen {
  readonly #parts: Parts;
  readonly #bar: ReplayBar;
  readonly #liveText = element('p', { className: 'visually-hidden', attributes: { 'aria-live': 'polite' } });
  #playing = false;
  #turbo = false;
  #rate = 0;
  #feature: FeatureLeft = null;

  constructor(parts: Parts) {
    super(parts);
    this.#parts = parts;
    this.#bar = new ReplayBar({
      main: () => this.#main(),
      turbo: () => {
        this.#turbo = !this.#turbo;
        this.render();
      },
      sound: () => this.switchSound(),
    });
  }

  begin(picture: SlotPicture, page: HTMLElement): void {
    const { played, site } = this.#parts;
    this.show(picture, page, { name: played.name, over: this.#liveText, bar: this.#bar.root });
    site.send('loaded', {});
    void this.#play();
  }

  won(rate: number): void {
    this.#rate = rate;
    this.render();
  }

  feature(left: FeatureLeft): void {
    this.#feature = left;
    this.render();
  }

  protected hurry(): void {
    this.picture?.hurry();
  }

  #main(): void {
    if (this.#playing) this.hurry();
    else void this.#play();
  }

  async #play(): Promise<void> {
    const { events, bet, win } = this.#parts.played.spun;
    this.#playing = true;
    this.#rate = 0;
    this.render();
    try {
      await this.picture?.play(events, BigInt(bet), this.#turbo);
    } finally {
      this.#playing = false;
      this.#feature = null;
      this.#rate = this.#parts.played.spun.rate;
      this.render();
      const { write, money } = this.wording;
      setText(
        this.#liveText,
        BigInt(win) > 0n ? write('saidWin', { win: money(BigInt(win)) }) : write('saidNothing'),
      );
    }
  }

  protected render(): void {
    const { spun, title } = this.#parts.played;
    const { write } = this.wording;
    const bet = BigInt(spun.bet);
    this.#bar.render(
      {
        ...{ playing: this.#playing, turbo: this.#turbo, sounds: this.#parts.sounds.on, bet },
        // The final value is the spin's own win, which may be below its rate times the bet.
        win: this.#playing ? payout(bet, BigInt(this.#rate)) : BigInt(spun.win),
        state: this.#feature
          ? featureText(this.#feature, title.slot, write)
          : write('replaying', { nonce: spun.nonce }),
      },
      this.wording,
    );
  }
}
