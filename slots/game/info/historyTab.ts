import { button, element, setLabel } from '../dom.ts';
import type { Wording } from '../hud/hud.ts';
import { icon } from '../icons.ts';
import type { Spun } from '../session/state.ts';
import type { InfoParts } from './infoParts.ts';

/** The last spins of this session, each with a replay. */
export function historyTab({ session, replay }: InfoParts, wording: Wording): HTMLElement[] {
  const { history, phase, auto } = session();
  const free = phase.at === 'idle' && !auto;
  if (history.length === 0)
    return [element('p', { className: 'note', textContent: wording.write('historyEmpty') })];
  return [
    element('ul', { className: 'history' }, ...history.map((spun) => entry(spun, free, wording, replay))),
  ];
}

function entry(
  spun: Spun,
  free: boolean,
  { write, money }: Wording,
  replay: (spun: Spun) => void,
): HTMLElement {
  const { nonce, mode, stake, win } = spun;
  const again = button('tool', () => replay(spun), icon('play'));
  again.disabled = !free;
  setLabel(again, write('historyReplay', { nonce }));
  const name = write('historySpin', { nonce });
  return element(
    'li',
    {},
    element(
      'div',
      {},
      element('strong', { textContent: mode === 'buy' ? `${name} · ${write('historyBought')}` : name }),
      element('span', { className: 'note', textContent: `${write('bet')} ${money(stake)}` }),
    ),
    element('strong', { className: win > 0n ? 'won' : '', textContent: money(win) }),
    again,
  );
}
