import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { user } from '../../../contract/http/people/accounts.ts';
import { formatDay } from '../../i18n/dates.ts';
import { http } from '../../net/backend.ts';
import { useSession } from '../../shared/account/session.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { CopyText } from '../../ui/actions/CopyText.tsx';
import { ErrorState } from '../../ui/feedback/EmptyState.tsx';
import { Facts } from '../../ui/layout/List.tsx';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import styles from './AccountInfoPage.module.css';

/** The player's account data: sign-in names, registration date, and invite code. */
export function AccountInfoPage() {
  const { t, i18n } = useTranslation(['profile', 'common']);
  const pages = usePages();
  const id = useSession((session) => session.player?.id);
  const { data, isError, refetch } = useQuery({
    queryKey: ['profile', id],
    queryFn: () => http.send(user),
    enabled: id !== undefined,
  });
  const rows = data && [
    { label: t('id'), value: data.id },
    { label: t('name'), value: data.name },
    ...(data.phone ? [{ label: t('phone'), value: data.phone }] : []),
    ...(data.userName ? [{ label: t('userName'), value: data.userName }] : []),
    { label: t('currency'), value: data.currency },
    { label: t('since'), value: formatDay(data.createdAt, i18n.language) },
  ];
  return (
    <Sheet title={t('accountInfo')} onClose={pages.close}>
      {isError && <ErrorState onRetry={() => void refetch()} />}
      {!rows && !isError && (
        <div className={styles.waiting}>
          {[1, 2, 3, 4, 5].map((line) => (
            <Skeleton key={line} width="100%" />
          ))}
        </div>
      )}
      {rows && <Facts rows={rows} />}
      {data && (
        <section className={styles.invite}>
          <h3>{t('inviteTitle')}</h3>
          <p className={styles.text}>{t('inviteText')}</p>
          <CopyText label={t('inviteCode')} text={data.inviteCode} />
          <CopyText label={t('inviteLink')} text={`${location.origin}/?invite=${data.inviteCode}`} />
        </section>
      )}
    </Sheet>
  );
}
