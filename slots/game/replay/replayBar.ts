import type { Minor } from '../../../contract/money.ts';
import { button, element, setLabel, setPressed } from '../dom.ts';
import { amountFigure } from '../hud/amountFigure.ts';
import type { Wording } from '../hud/hud.ts';
import { icon, setIcon } from '../icons.ts';

interface ReplayActions {
  /** Starts playback, or resumes it. */
  main(): void;
  turbo(): void;
  sound(): void;
}

interface ReplayView {
  playing: boolean;
  turbo: boolean;
  sounds: boolean;
  state: string;
  win: Minor;
  bet: Minor;
}

/** The bar below a replay: stake, win so far, and playback controls. Laid out like the game's own. */
export class ReplayBar {
  readonly root: HTMLElement;
  readonly #bet = amountFigure('balance');
  readonly #win = amountFigure('win');
  readonly #main: HTMLButtonElement;
  readonly #mainIcon = icon('play');
  readonly #turbo: HTMLButtonElement;
  readonly #sound: HTMLButtonElement;
  readonly #soundIcon = icon('sound');

  constructor(actions: ReplayActions) {
    this.#main = button('main', actions.main, this.#mainIcon);
    this.#turbo = button('tool tool-turbo', actions.turbo, icon('turbo'));
    this.#sound = button('tool tool-sound', actions.sound, this.#soundIcon);
    this.root = element(
      'section',
      { className: 'hud' },
      ...[this.#win.root, this.#sound, this.#main, this.#turbo, this.#bet.root],
    );
  }

  render({ playing, turbo, sounds, state, win, bet }: ReplayView, { write, money }: Wording): void {
    setLabel(this.root, write('controls'));
    this.#win.show(state, win, money);
    this.#win.root.toggleAttribute('data-state', true);
    this.#win.root.toggleAttribute('data-won', win > 0n);
    this.#bet.show(write('bet'), bet, money);
    setIcon(this.#mainIcon, playing ? 'hurry' : 'play');
    setLabel(this.#main, write(playing ? 'hurry' : 'replayAgain'));
    setLabel(this.#turbo, write('turbo'));
    setPressed(this.#turbo, turbo);
    setLabel(this.#sound, write('sound'));
    setPressed(this.#sound, sounds);
    setIcon(this.#soundIcon, sounds ? 'sound' : 'mute');
  }
}
