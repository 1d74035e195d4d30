import { DECIMAL } from '../../../ui/fields/useAmountInput.ts';
import { AutoSheet } from '../../frame/AutoSheet.tsx';
import { useSheet } from '../../frame/TableSheets.tsx';
import { readAutoForm } from '../../session/autoForm.ts';
import { amountOf, changeForm, useForm, useSelection } from './choice.ts';
import { usePlayedSession, useWingo } from './wingoSessions.ts';

/** The settings of auto-bets on the played model; done, it leads back to the amount while something is chosen. */
export function WingoAutoSheet({ onClose }: { onClose: () => void }) {
  const session = usePlayedSession();
  const sheet = useSheet();
  const form = useForm();
  const chosen = useSelection(({ pools }) => pools.length);
  const running = useWingo(({ auto }) => auto !== null && auto.stopped === null);
  const stake = amountOf(form) * BigInt(chosen);
  return (
    <AutoSheet
      form={form}
      problems={readAutoForm(form, stake, DECIMAL).problems}
      running={running}
      onChange={changeForm}
      onStop={() => session.stopAuto('player')}
      onClose={() => (chosen > 0 && !running ? sheet.open({ kind: 'amount' }) : onClose())}
    />
  );
}
