import { leastCount } from '../../../contract/slots/countTable.ts';
import type { SlotDefinition } from '../../../contract/slots/models.ts';
import { stakeOf } from '../../../contract/slots/spin.ts';
import { button, element } from '../dom.ts';
import type { Wording } from '../hud/hud.ts';
import type { Session } from '../session/state.ts';
import type { Write } from '../texts.ts';
import { openSheet, type Sheet } from './sheet.ts';

/**
 * Asks for confirmation before the feature is bought.
 * @param returned share of the price, in 1/10000
 */
export function openBuySheet(
  { slot, bet }: Pick<Session, 'slot' | 'bet'>,
  returned: number | undefined,
  { write, money }: Wording,
  buy: () => void,
): Sheet {
  const price = stakeOf(slot, 'buy', bet) ?? 0n;
  const confirm = button('action large', () => {
    sheet.close();
    buy();
  });
  confirm.textContent = write('buyConfirm', { price: money(price) });
  const lines = [broughtBy(slot, write), write('buyAtBet', { bet: money(bet) })];
  if (returned !== undefined) lines.push(write('buyReturn', { rtp: percent(returned) }));
  const sheet = openSheet(
    { title: write('buy'), write },
    ...lines.map((textContent) => element('p', { textContent })),
    confirm,
  );
  confirm.focus();
  return sheet;
}

/** Formats a share in 1/10000. */
function percent(share: number): string {
  const { lang } = document.documentElement;
  return new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 2 }).format(share / 10_000);
}

function broughtBy(slot: SlotDefinition, write: Write): string {
  if (!('free' in slot)) return write('buyHold');
  return write('buyFree', { count: slot.free.spins[String(leastCount(slot.free.spins))] ?? 0 });
}
