import { AutoRow } from '../../frame/AutoRow.tsx';
import { useButton } from './BigButton.tsx';
import { formReading, session, useCrash, useForm } from './liveCrash.ts';

const stop = () => session.stopAuto('player');

/** Auto-bet in the panel; the big button stops it too, unless it is for cashing out just then. */
export function CrashAutoRow() {
  const run = useCrash((state) => state.auto);
  const form = useForm();
  const limits = useCrash((state) => state.game.limits);
  const { action } = useButton();
  const { problems } = formReading(form, limits);
  return <AutoRow form={form} problems={problems} run={run} onStop={action === 'stopAuto' ? null : stop} />;
}
