import { payout } from '../../../contract/money.ts';
import type { SiteMessage } from '../../../contract/studios/envelope.ts';
import type { SlotReplay } from '../../../contract/studios/slotPlay.ts';
import type { SlotCue, SlotListener, SlotPicture } from '../../stage/slotPicture.ts';
import { element, setText } from '../dom.ts';
import type { Wording } from '../hud/hud.ts';
import { type FeatureLeft, featureText } from '../hud/stateText.ts';
import { pictureLabels } from '../pictureLabels.ts';
import type { SiteLine } from '../site.ts';
import type { SlotSounds } from '../sound/sounds.ts';
import { textsIn } from '../texts.ts';
import { ReplayBar } from './replayBar.ts';

interface Parts {
  played: SlotReplay;
  site: SiteLine;
  sounds: SlotSounds;
  wording: Wording;
}

/** A spin that was played, seen again: it plays by itself when it has come, and as often as it is asked for. No money moves. */
export class ReplayTable implements SlotListener {
  readonly #parts: Parts;
  readonly #bar: ReplayBar;
  readonly #said = element('p', { className: 'visually-hidden', attributes: { 'aria-live': 'polite' } });
  #wording: Wording;
  #picture: SlotPicture | null = null;
  #playing = false;
  #turbo = false;
  #rate = 0;
  #feature: FeatureLeft = null;
  #sitePaused = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#wording = parts.wording;
    this.#bar = new ReplayBar({
      main: () => this.#main(),
      turbo: () => {
        this.#turbo = !this.#turbo;
        this.#render();
      },
      sound: () => {
        parts.sounds.switch(!parts.sounds.on);
        this.#render();
      },
    });
  }

  begin(picture: SlotPicture, page: HTMLElement): void {
    const { played, site } = this.#parts;
    this.#picture = picture;
    const canvas = page.querySelector('.picture');
    canvas?.append(this.#said);
    canvas?.addEventListener('click', () => picture.hurry());
    page.prepend(element('h1', { className: 'visually-hidden', textContent: played.name }));
    page.append(this.#bar.root);
    document.addEventListener('visibilitychange', () => this.#pause());
    site.listen((message) => this.#hear(message));
    site.say('loaded', {});
    void this.#play();
  }

  heard(cue: SlotCue): void {
    this.#parts.sounds.heard(cue);
  }

  won(rate: number): void {
    this.#rate = rate;
    this.#render();
  }

  feature(left: FeatureLeft): void {
    this.#feature = left;
    this.#render();
  }

  #main(): void {
    if (this.#playing) this.#picture?.hurry();
    else void this.#play();
  }

  async #play(): Promise<void> {
    const { events, bet, win } = this.#parts.played.spun;
    this.#playing = true;
    this.#rate = 0;
    this.#render();
    try {
      await this.#picture?.play(events, BigInt(bet), this.#turbo);
    } finally {
      this.#playing = false;
      this.#feature = null;
      this.#rate = this.#parts.played.spun.rate;
      this.#render();
      const { write, money } = this.#wording;
      setText(
        this.#said,
        BigInt(win) > 0n ? write('saidWin', { win: money(BigInt(win)) }) : write('saidNothing'),
      );
    }
  }

  #render(): void {
    const { spun, title } = this.#parts.played;
    const { write } = this.#wording;
    const bet = BigInt(spun.bet);
    this.#bar.render(
      {
        ...{ playing: this.#playing, turbo: this.#turbo, sounds: this.#parts.sounds.on, bet },
        // The last word is the spin's own: what it brought is not above its title's highest win.
        win: this.#playing ? payout(bet, BigInt(this.#rate)) : BigInt(spun.win),
        state: this.#feature
          ? featureText(this.#feature, title.slot, write)
          : write('replaying', { nonce: spun.nonce }),
      },
      this.#wording,
    );
  }

  #hear(message: SiteMessage): void {
    switch (message.type) {
      case 'pause':
      case 'resume':
        this.#sitePaused = message.type === 'pause';
        this.#pause();
        break;
      case 'mute':
        this.#parts.sounds.mute(message.payload.muted);
        this.#render();
        break;
      case 'language':
        void this.#speak(message.payload.language);
        break;
      case 'motion':
        this.#picture?.reduceMotion(message.payload.reduced);
    }
  }

  #pause(): void {
    const paused = this.#sitePaused || document.hidden;
    this.#picture?.pause(paused);
    this.#parts.sounds.pause(paused);
  }

  async #speak(language: Parameters<typeof textsIn>[0]): Promise<void> {
    if (document.documentElement.lang === language) return;
    const write = await textsIn(language);
    document.documentElement.lang = language;
    this.#wording = { ...this.#wording, write };
    this.#picture?.label(pictureLabels(write));
    this.#render();
  }
}
