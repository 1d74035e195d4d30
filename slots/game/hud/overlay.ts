import { button, element, setText } from '../dom.ts';
import { REFUSAL_TEXTS } from '../refusalText.ts';
import type { AutoStop } from '../session/autoRun.ts';
import type { Notice, Session } from '../session/state.ts';
import type { TextKey } from '../texts.ts';
import type { Wording } from './hud.ts';

export interface OverlayActions {
  retry(): void;
  dismiss(): void;
  cashier(): void;
  exit(): void;
}

const AUTO_ENDED: Record<AutoStop, TextKey> = {
  spins: 'autoEndedSpins',
  loss: 'autoEndedLoss',
  win: 'autoEndedWin',
  feature: 'autoEndedFeature',
  balance: 'autoEndedBalance',
};

/** Messages over the scene. */
export class Overlay {
  readonly root: HTMLElement;
  readonly #notice = element('div', { className: 'notice', attributes: { role: 'alert' } });
  readonly #liveText = element('p', { className: 'visually-hidden', attributes: { 'aria-live': 'polite' } });
  readonly #actions: OverlayActions;
  #shown: Notice | null = null;
  #wording: Wording | null = null;

  constructor(actions: OverlayActions) {
    this.#actions = actions;
    this.#notice.hidden = true;
    this.root = element('div', { className: 'overlay' }, this.#notice, this.#liveText);
  }

  /** Text for screen readers, not visible. */
  announce(text: string): void {
    setText(this.#liveText, text);
  }

  render({ notice }: Pick<Session, 'notice'>, wording: Wording): void {
    if (notice === this.#shown && wording === this.#wording) return;
    this.#shown = notice;
    this.#wording = wording;
    this.#notice.hidden = notice === null;
    this.#notice.replaceChildren(...(notice ? this.#noticeNodes(notice, wording) : []));
  }

  #noticeNodes(notice: Notice, wording: Wording): Node[] {
    const { write } = wording;
    const { retry, dismiss, cashier, exit } = this.#actions;
    const ways: HTMLButtonElement[] = [];
    const error = notice.about === 'refused' ? notice.error : null;
    if (error === 'connection') ways.push(button('action', retry, write('retry')));
    if (error === 'session') ways.push(button('action', exit, write('leave')));
    if (error === 'balance' || (notice.about === 'autoEnded' && notice.why === 'balance'))
      ways.push(button('action', cashier, write('deposit')));
    if (error !== 'connection' && error !== 'session')
      ways.push(button('action quiet', dismiss, write('dismiss')));
    return [
      element('p', { textContent: textOf(notice, wording) }),
      element('div', { className: 'ways' }, ...ways),
    ];
  }
}

function textOf(notice: Notice, { write, money }: Wording): string {
  if (notice.about === 'refused') return write(REFUSAL_TEXTS[notice.error]);
  if (notice.about === 'takenBack') return write('spinTakenBack');
  if (notice.about === 'giftEnded') return write('giftEnded', { won: money(notice.won) });
  return write(AUTO_ENDED[notice.why]);
}
