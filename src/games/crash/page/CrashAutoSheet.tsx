import { AutoSheet } from '../../frame/AutoSheet.tsx';
import { changeForm, formReading, session, useCrash, useForm } from './liveCrash.ts';

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
      onStop={() => session.stopAuto('player')}
      onClose={onClose}
    />
  );
}
