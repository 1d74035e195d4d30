import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type SessionInfo, userSessionEnd, userSessionsEnd } from '../../../contract/http/security.ts';
import { http } from '../../net/house.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { toast } from '../../ui/feedback/toasts.ts';
import { ConfirmSheet } from '../../ui/layout/ConfirmSheet.tsx';
import { List } from '../../ui/layout/List.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { useSessions } from './queries.ts';
import styles from './SecurityPage.module.css';
import { SessionRow } from './SessionRow.tsx';

/** So many are shown before the rest is asked for. */
const FIRST = 4;

/** Where the player is signed in, their own device first, and the ways to sign the others out. */
export function SessionList() {
  const { t } = useTranslation('security');
  const { data, isError, refetch } = useSessions();
  const [all, setAll] = useState(false);
  const [ending, setEnding] = useState<SessionInfo | 'others' | null>(null);
  const [busy, setBusy] = useState(false);
  const sessions = [...(data?.sessions ?? [])].sort((one, other) => Number(other.own) - Number(one.own));
  const nameOf = ({ device }: SessionInfo) => device || t('deviceUnknown');

  const end = async () => {
    if (ending === null) return;
    setBusy(true);
    try {
      if (ending === 'others') await http.send(userSessionsEnd);
      else await http.send(userSessionEnd, { id: ending.id });
      toast('success', t(ending === 'others' ? 'othersEnded' : 'sessionEnded'));
    } catch {
      // The net has told why; the list says what is so now.
    }
    await refetch();
    setBusy(false);
    setEnding(null);
  };

  return (
    <section className={styles.section} aria-labelledby="sessions">
      <h3 id="sessions" className={styles.title}>
        {t('sessions')}
      </h3>
      {isError && <ErrorState onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton height="64px" />}
      {data && (
        <List raised>
          {(all ? sessions : sessions.slice(0, FIRST)).map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              name={nameOf(session)}
              onEnd={() => setEnding(session)}
            />
          ))}
        </List>
      )}
      {!all && sessions.length > FIRST && (
        <Button kind="ghost" onClick={() => setAll(true)}>
          {t('sessionsMore', { count: sessions.length - FIRST })}
        </Button>
      )}
      {sessions.length > 1 && <Button onClick={() => setEnding('others')}>{t('endOthers')}</Button>}
      {ending !== null && (
        <ConfirmSheet
          title={t(ending === 'others' ? 'endOthersTitle' : 'endTitle')}
          text={ending === 'others' ? t('endOthersText') : t('endText', { device: nameOf(ending) })}
          action={t('end')}
          busy={busy}
          onConfirm={() => void end()}
          onClose={() => setEnding(null)}
        />
      )}
    </section>
  );
}
