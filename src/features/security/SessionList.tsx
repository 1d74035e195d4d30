import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type SessionInfo, userSessionEnd, userSessionsEnd } from '../../../contract/http/people/security.ts';
import { formatClock, formatShortDay } from '../../i18n/dates.ts';
import { http } from '../../net/backend.ts';
import { useDialog } from '../../shared/navigation/useLayers.ts';
import { Button, IconButton } from '../../ui/actions/Button.tsx';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { ErrorState } from '../../ui/feedback/EmptyState.tsx';
import { toast } from '../../ui/feedback/toasts.ts';
import { ConfirmSheet } from '../../ui/layout/ConfirmSheet.tsx';
import { List, ListRow } from '../../ui/layout/List.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import styles from './SecurityPage.module.css';
import { useSessions } from './security.ts';

/** Number of sessions shown before "show all". */
const FIRST = 4;
/** Marks that the confirmation is about all other sessions instead of one. */
const OTHERS = 'others';

/** The player's sessions, this device first, and buttons to sign the others out. */
export function SessionList() {
  const { t } = useTranslation('security');
  const { data, isError, refetch } = useSessions();
  const [all, setAll] = useState(false);
  const question = useDialog('end-session');
  const [busy, setBusy] = useState(false);
  const sessions = [...(data?.sessions ?? [])].sort((one, other) => Number(other.own) - Number(one.own));
  const ending =
    question.about === OTHERS ? OTHERS : (sessions.find(({ id }) => id === question.about) ?? null);
  const nameOf = ({ device }: SessionInfo) => device || t('deviceUnknown');

  const end = async () => {
    if (ending === null) return;
    setBusy(true);
    try {
      if (ending === OTHERS) await http.send(userSessionsEnd);
      else await http.send(userSessionEnd, { id: ending.id });
      toast('success', t(ending === OTHERS ? 'othersEnded' : 'sessionEnded'));
    } catch {
      // The network layer has shown the error; the list is refetched.
    }
    await refetch();
    setBusy(false);
    question.hide();
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
              onEnd={() => question.show(session.id)}
            />
          ))}
        </List>
      )}
      {!all && sessions.length > FIRST && (
        <Button kind="ghost" onClick={() => setAll(true)}>
          {t('sessionsMore', { count: sessions.length - FIRST })}
        </Button>
      )}
      {sessions.length > 1 && <Button onClick={() => question.show(OTHERS)}>{t('endOthers')}</Button>}
      {ending !== null && (
        <ConfirmSheet
          title={t(ending === OTHERS ? 'endOthersTitle' : 'endTitle')}
          text={ending === OTHERS ? t('endOthersText') : t('endText', { device: nameOf(ending) })}
          action={t('end')}
          busy={busy}
          onConfirm={() => void end()}
          onClose={question.hide}
        />
      )}
    </section>
  );
}

/** One signed-in device. */
function SessionRow({
  session: { device, createdAt, seenAt, own },
  name,
  onEnd,
}: {
  session: SessionInfo;
  name: string;
  onEnd: () => void;
}) {
  const { t, i18n } = useTranslation('security');
  const { language } = i18n;
  const since = formatShortDay(createdAt, language);
  const seen = { day: formatShortDay(seenAt, language), clock: formatClock(seenAt, language) };
  return (
    <ListRow
      icon={/Android|iOS|iPhone/.test(device) ? 'phone' : 'globe'}
      title={name}
      text={own ? t('sessionOwn', { since }) : t('sessionText', { since, ...seen })}
      value={
        own ? (
          <Badge tone="teal">{t('thisDevice')}</Badge>
        ) : (
          <IconButton icon="signOut" label={t('endOne', { device: name })} onClick={onEnd} />
        )
      }
    />
  );
}
