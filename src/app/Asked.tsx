import { AgeSheet } from '../features/limits/AgeSheet.tsx';
import IdentitySheet from '../features/security/identity/IdentitySheet.tsx';
import { ask, useAsked } from '../shared/account/asked.ts';
import { useSession } from '../shared/account/session.ts';

/** The sheet that asks the player for what the house has to know. */
export default function Asked() {
  const { asked } = useAsked();
  const userId = useSession((session) => session.player?.id);
  if (asked === null || userId === undefined) return null;
  const close = () => ask(null);
  return asked === 'age' ? <AgeSheet userId={userId} onClose={close} /> : <IdentitySheet onClose={close} />;
}
