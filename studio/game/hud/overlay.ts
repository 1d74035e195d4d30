import type { SlotDefinition } from '../../../contract/slots/models.ts';
import { button, element, setText } from '../dom.ts';
import { REFUSAL_TEXTS } from '../refusalText.ts';
import type { AutoStop } from '../session/autoRun.ts';
import { spinsLeft } from '../session/autoRun.ts';
import type { Notice, Session } from '../session/state.ts';
import type { TextKey, Write } from '../texts.ts';
import type { Wording } from './hud.ts';

/** Free spins or respins that run. */
export type FeatureLeft = { spin: number; of: number } | null;

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

/** What lies over the picture: how far free spins and runs are, and what the player has to be told. */
export class Overlay {
  readonly root: HTMLElement;
  readonly #states = element('div', { className: 'states' });
  readonly #notice = element('div', { className: 'notice', attributes: { role: 'alert' } });
  readonly #said = element('p', { className: 'visually-hidden', attributes: { 'aria-live': 'polite' } });
  readonly #actions: OverlayActions;
  #shown: Notice | null = null;
  #wording: Wording | null = null;

  constructor(actions: OverlayActions) {
    this.#actions = actions;
    this.#notice.hidden = true;
    this.root = element('div', { className: 'overlay' }, this.#states, this.#notice, this.#said);
  }

  /** Read out, and not seen. */
  say(text: string): void {
    setText(this.#said, text);
  }

  render(session: Session, feature: FeatureLeft, wording: Wording): void {
    const states = statesOf(session, feature, wording);
    while (this.#states.children.length > states.length) this.#states.lastElementChild?.remove();
    states.forEach((text, i) => {
      const pill = this.#states.children[i] ?? this.#states.appendChild(element('p', { className: 'state' }));
      setText(pill, text);
    });
    if (session.notice === this.#shown && wording === this.#wording) return;
    this.#shown = session.notice;
    this.#wording = wording;
    this.#notice.hidden = session.notice === null;
    this.#notice.replaceChildren(...(session.notice ? this.#told(session.notice, wording) : []));
  }

  #told(notice: Notice, wording: Wording): Node[] {
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
  if (notice.about === 'giftEnded') return write('giftEnded', { won: money(notice.won) });
  return write(AUTO_ENDED[notice.why]);
}

/** How far free spins or respins are. */
export function featureText(
  left: NonNullable<FeatureLeft>,
  { model }: Pick<SlotDefinition, 'model'>,
  write: Write,
): string {
  return write(model === 'holdAndWin' ? 'respins' : 'freeSpins', left);
}

/** What goes on, in words. */
function statesOf(
  { phase, auto, gift, slot }: Session,
  feature: FeatureLeft,
  { write, money }: Wording,
): string[] {
  const states: string[] = [];
  if (phase.at === 'playing' && phase.replay) states.push(write('replaying', { nonce: phase.spun.nonce }));
  // The picture itself shows how many respins are left.
  if (feature && slot.model !== 'holdAndWin') states.push(featureText(feature, slot, write));
  else if (gift && gift.left > 0) states.push(write('giftLeft', { count: gift.left, bet: money(gift.bet) }));
  if (!auto) return states;
  const count = spinsLeft(auto);
  states.push(count === null ? write('autoEndless') : write('autoLeft', { count }));
  return states;
}
