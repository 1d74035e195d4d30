import { ask, useAsked } from '../../shared/account/asked.ts';
import { useSession } from '../../shared/account/session.ts';
import { lazyWithRetry } from '../../ui/loading/lazyWithRetry.ts';

const age = lazyWithRetry(() => import('../../features/limits/AgeSheet.tsx'));
const identity = lazyWithRetry(() => import('../../features/security/identity/IdentitySheet.tsx'));

/** The sheet that asks the player for what the house has to know. */
export function Asked() {
  const asked = useAsked();
  const userId = useSession((session) => session.player?.id);
  if (userId === undefined) return null;
  const onClose = () => ask(null);
  if (asked === 'age') return <age.Component userId={userId} onClose={onClose} />;
  return asked === 'identity' ? <identity.Component onClose={onClose} /> : null;
}
