import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageKey } from '../../shared/navigation/pageKeys.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import { IdentitySheet } from './IdentitySheet.tsx';
import { Overview } from './Overview.tsx';
import { ProtectionList } from './ProtectionList.tsx';
import type { Protection } from './protections.ts';
import { useSecurity } from './queries.ts';
import { SecurityWaiting } from './SecurityWaiting.tsx';
import { SessionList } from './SessionList.tsx';

const PAGES = {
  phone: 'edit-phone',
  pin: 'edit-pin',
  email: 'edit-email',
  mfa: 'edit-mfa',
} as const satisfies Partial<Record<Protection, PageKey>>;

/** All that keeps the account its player's: how well it is protected, what to do next, and who is signed in where. */
export default function SecurityPage() {
  const { t } = useTranslation(['security', 'signIn', 'common']);
  const pages = usePages();
  const { data, isError, refetch } = useSecurity();
  const [identifying, setIdentifying] = useState(false);
  const open = (protection: Protection) => {
    if (protection === 'identity') setIdentifying(true);
    else pages.open(PAGES[protection]);
  };
  return (
    <Sheet title={t('title')} onClose={pages.close}>
      {isError && <ErrorState onRetry={() => void refetch()} />}
      {!data && !isError && <SecurityWaiting />}
      {data && (
        <>
          <Overview state={data} onOpen={open} />
          <ProtectionList state={data} onOpen={open} onPassword={() => pages.open('edit-password')} />
          <SessionList />
        </>
      )}
      {identifying && <IdentitySheet onClose={() => setIdentifying(false)} />}
    </Sheet>
  );
}
