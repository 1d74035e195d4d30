import type { SiteMessage } from '../../contract/providers/envelope.ts';
import type { SlotCue, SlotListener, SlotPicture } from '../stage/slotPicture.ts';
import { element } from './dom.ts';
import type { Wording } from './hud/hud.ts';
import type { FeatureLeft } from './hud/stateText.ts';
import { pictureLabels } from './pictureLabels.ts';
import type { SiteLine } from './site.ts';
import type { SlotSounds } from './sound/sounds.ts';
import { textsIn } from './texts.ts';

export interface ScreenParts {
  site: SiteLine;
  sounds: SlotSounds;
  wording: Wording;
}

/**
 * A slot on its page: scene and sounds, controlled by the site's messages. A game and a replay add their bar and their logic.
 */
export abstract class SlotScreen implements SlotListener {
  protected picture: SlotPicture | null = null;
  protected wording: Wording;
  readonly #parts: ScreenParts;
  #sitePaused = false;

  constructor(parts: ScreenParts) {
    this.#parts = parts;
    this.wording = parts.wording;
  }

  onCue(cue: SlotCue): void {
    this.#parts.sounds.onCue(cue);
  }

  abstract won(rate: number): void;
  abstract feature(left: FeatureLeft): void;

  /** Puts the scene on the page with its overlay, the bar below and its name, and follows the site's messages from now on. */
  protected show(
    picture: SlotPicture,
    page: HTMLElement,
    { name, over, bar }: { name: string; over: Node; bar: Node },
  ): void {
    this.picture = picture;
    const canvas = page.querySelector('.picture');
    canvas?.append(over);
    canvas?.addEventListener('click', () => this.hurry());
    page.prepend(element('h1', { className: 'visually-hidden', textContent: name }));
    page.append(bar);
    this.render();
    document.addEventListener('visibilitychange', () => this.#pause());
    this.#parts.site.listen((message) => this.#onMessage(message));
  }

  protected abstract render(): void;

  /** Skips to the end of what is being played. */
  protected abstract hurry(): void;

  /** Pauses or resumes. */
  protected paused(_paused: boolean): void {}

  /** The wallet has another balance, in minor units. */
  protected balanceChanged(_balance: bigint): void {}

  /** The language has changed. */
  protected languageChanged(): void {
    this.render();
  }

  protected switchSound(): void {
    const { sounds } = this.#parts;
    sounds.switch(!sounds.on);
    this.render();
  }

  #onMessage(message: SiteMessage): void {
    switch (message.type) {
      case 'pause':
      case 'resume':
        this.#sitePaused = message.type === 'pause';
        this.#pause();
        break;
      case 'mute':
        this.#parts.sounds.mute(message.payload.muted);
        this.render();
        break;
      case 'updateBalance':
        this.balanceChanged(BigInt(message.payload.balance));
        break;
      case 'language':
        void this.#speak(message.payload.language);
        break;
      case 'motion':
        this.picture?.reduceMotion(message.payload.reduced);
    }
  }

  #pause(): void {
    const paused = this.#sitePaused || document.hidden;
    this.picture?.pause(paused);
    this.#parts.sounds.pause(paused);
    this.paused(paused);
  }

  async #speak(language: Parameters<typeof textsIn>[0]): Promise<void> {
    if (document.documentElement.lang === language) return;
    const write = await textsIn(language);
    document.documentElement.lang = language;
    this.wording = { ...this.wording, write };
    this.picture?.label(pictureLabels(write));
    this.languageChanged();
  }
}
