import { noteRefusal } from '../../../shared/play/playStretch.ts';
import type { CrashButton } from '../engine/crashButton.ts';
import { formReading, useForm } from './formStore.ts';
import { table } from './table.ts';

/** Does what the button said. */
export function press(button: CrashButton, signIn: () => void): void {
  const { bet, auto } = formReading(useForm.getState(), table.store.getState().game.limits);
  switch (button.action) {
    case 'signIn':
      signIn();
      return;
    case 'bet':
      if (bet) void table.actions.bet(button.roundId, bet.stake, bet.autoRate).then(noteRefusal);
      return;
    case 'cancel':
      void table.actions.cancel(button.roundId);
      return;
    case 'cashOut':
      void table.actions.cashOut(button.roundId);
      return;
    case 'startAuto':
      if (auto) table.auto.start(auto);
      return;
    case 'stopAuto':
      table.auto.stop('player');
      return;
    case null:
      return;
  }
}
