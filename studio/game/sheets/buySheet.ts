import type { Minor } from '../../../contract/money.ts';
import { leastCount } from '../../../contract/slots/countTable.ts';
import type { SlotDefinition } from '../../../contract/slots/models.ts';
import { stakeOf } from '../../../contract/slots/spin.ts';
import { button, element } from '../dom.ts';
import type { Wording } from '../hud/hud.ts';
import type { Write } from '../texts.ts';
import { openSheet, type Sheet } from './sheet.ts';

/** Asks before the feature is bought, at its price. */
export function openBuySheet(
  { slot, bet, rtp }: { slot: SlotDefinition; bet: Minor; rtp: string | null },
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
  if (rtp !== null) lines.push(write('buyReturn', { rtp }));
  const sheet = openSheet(
    { title: write('buy'), write },
    ...lines.map((textContent) => element('p', { textContent })),
    confirm,
  );
  confirm.focus();
  return sheet;
}

function broughtBy(slot: SlotDefinition, write: Write): string {
  if (!('free' in slot)) return write('buyHold');
  return write('buyFree', { count: slot.free.spins[String(leastCount(slot.free.spins))] ?? 0 });
}
