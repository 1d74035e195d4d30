import { AutoSheet } from '../../frame/AutoSheet.tsx';
import { changeForm, formReading, useForm } from './formStore.ts';
import { table, useCrash } from './table.ts';

/** The settings of auto-bets on crash. */
export function CrashAutoSheet({ onClose }: { onClose: () => void }) {
  const form = useForm();
  const limits = useCrash((state) => state.game.limits);
  const running = useCrash(({ auto }) => auto !== null && auto.stopped === null);
  return (
    <AutoSheet
      form={form}
      problems={formReading(form, limits).problems}
      running={running}
      onChange={changeForm}
      onStop={() => table.auto.stop('player')}
      onClose={onClose}
    />
  );
}
