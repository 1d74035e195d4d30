import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { SecurityState } from '../../../contract/http/security.ts';
import type { PageKey } from '../../shared/navigation/pageKeys.ts';
import { useDialog } from '../../shared/navigation/useLayers.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ErrorState } from '../../ui/feedback/EmptyState.tsx';
import { toast } from '../../ui/feedback/toasts.ts';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import formWaitingStyles from './FormWaiting.module.css';
import { IdentityForm } from './IdentityForm.tsx';
import styles from './Overview.module.css';
import { ProtectionList } from './ProtectionList.tsx';
import { PROTECTIONS, type Protection, protectionScore } from './protections.ts';
import { securityChanged, useSecurity } from './queries.ts';
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
  const identity = useDialog('identity');
  const open = (protection: Protection) => {
    if (protection === 'identity') identity.show();
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
      {identity.open && <IdentitySheet onClose={identity.hide} />}
    </Sheet>
  );
}

/** As tall as the overview and the first rows below it. */
function SecurityWaiting() {
  return (
    <div className={formWaitingStyles.waiting}>
      <Skeleton height="176px" />
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} height="48px" />
      ))}
    </div>
  );
}

/** Who the player is, told once. */
function IdentitySheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('security');
  const client = useQueryClient();
  const done = async (told: 'identityDone' | 'identityBefore') => {
    await securityChanged(client);
    toast(told === 'identityDone' ? 'success' : 'info', t(told));
    onClose();
  };
  return (
    <Sheet title={t('identityTitle')} onClose={onClose}>
      <IdentityForm onDone={done} />
    </Sheet>
  );
}

/** How well the account is protected, and the one thing that is worth most now. */
function Overview({ state, onOpen }: { state: SecurityState; onOpen: (protection: Protection) => void }) {
  const { t } = useTranslation('security');
  const { set, next } = protectionScore(state);
  const all = PROTECTIONS.length;
  const words = {
    phone: { text: t('phoneWhy'), action: t('phoneBind') },
    pin: { text: t('pinWhy'), action: t('pinMake') },
    email: { text: t('emailWhy'), action: t('emailBind') },
    mfa: { text: t('mfaShort'), action: t('mfaTurnOn') },
    identity: { text: t('identityShort'), action: t('identityGive') },
  };
  return (
    <section className={styles.card} aria-label={t('score', { set, all })}>
      <div className={styles.head}>
        <span className={styles.shield} data-whole={next === null || undefined}>
          <Icon name="shield" size={26} />
        </span>
        <div className={styles.words}>
          <p className={styles.score}>{next === null ? t('scoreWhole') : t('score', { set, all })}</p>
          <p className={styles.text}>{next === null ? t('scoreWholeText') : words[next].text}</p>
        </div>
      </div>
      <span className={styles.bar} aria-hidden="true">
        {PROTECTIONS.map((one, at) => (
          <span key={one} data-set={at < set || undefined} />
        ))}
      </span>
      {next !== null && (
        <Button kind="primary" size="large" onClick={() => onOpen(next)}>
          {words[next].action}
        </Button>
      )}
    </section>
  );
}
