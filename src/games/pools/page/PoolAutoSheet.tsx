import { AutoSheet } from '../../frame/AutoSheet.tsx';
import { changePoolForm, readPoolAuto, usePoolForm } from '../session/poolForm.ts';
import { usePool, usePoolUi } from './poolUi.ts';

/** The settings of a run of auto-bets. */
export default function PoolAutoSheet({ onClose }: { onClose: () => void }) {
  const { session } = usePoolUi();
  const form = usePoolForm();
  const state = usePool((one) => one);
  return (
    <AutoSheet
      form={form}
      problems={readPoolAuto(form, state).problems}
      running={state.auto !== null && state.auto.stopped === null}
      onChange={changePoolForm}
      onStop={() => session.stopAuto('player')}
      onClose={onClose}
    />
  );
}
