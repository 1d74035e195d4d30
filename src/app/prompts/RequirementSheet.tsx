import { useEffect } from 'react';
import { setRequirement, useRequirement } from '../../shared/account/requirement.ts';
import { useSession } from '../../shared/account/session.ts';
import { useDialog } from '../../shared/navigation/useLayers.ts';
import { QueryScope } from '../../shared/site/QueryScope.tsx';
import { lazyWithRetry } from '../../ui/loading/lazyWithRetry.ts';

const ageSheet = lazyWithRetry(() => import('../../features/limits/AgeSheet.tsx'));
const identitySheet = lazyWithRetry(() => import('../../features/security/identity/IdentitySheet.tsx'));

/** Asks the player for data that the server requires, as a dialog over the page. */
export function RequirementSheet() {
  const requirement = useRequirement();
  const userId = useSession((session) => session.player?.id);
  const age = useDialog('age');
  const identity = useDialog('identity');
  useEffect(() => {
    if (requirement !== 'age' && requirement !== 'identity') return;
    setRequirement(null);
    (requirement === 'age' ? age : identity).show();
  }, [requirement, age, identity]);

  if (userId === undefined) return null;
  if (age.open)
    return (
      <QueryScope ahead={ageSheet}>
        <ageSheet.Component userId={userId} onClose={age.hide} />
      </QueryScope>
    );
  return identity.open ? (
    <QueryScope ahead={identitySheet}>
      <identitySheet.Component onClose={identity.hide} />
    </QueryScope>
  ) : null;
}
