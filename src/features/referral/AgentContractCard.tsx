import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type AgentContract, contractRequest } from '../../../contract/http/offers/spread.ts';
import { formatDay } from '../../i18n/dates.ts';
import { formatCount, formatPercent } from '../../i18n/format.ts';
import { http } from '../../net/backend.ts';
import { useSession } from '../../shared/account/session.ts';
import { useOnce } from '../../shared/promotions/useOnce.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { ProgressBar } from '../../ui/feedback/ProgressBar.tsx';
import { contract } from './queries.ts';
import styles from './referral.module.css';

/** An agent's contract: the conditions, and its state. Nothing for visitors. */
export function AgentContractCard() {
  const userId = useSession(({ player }) => player?.id);
  return userId === undefined ? null : <Card userId={userId} />;
}

const WORDS = {
  requested: 'contract_requested',
  approved: 'contract_approved',
  refused: 'contract_refused',
  ended: 'contract_ended',
} as const;
const TONES = { requested: 'violet', approved: 'teal', refused: 'coral', ended: 'quiet' } as const;

function Card({ userId }: { userId: string }) {
  const { t, i18n } = useTranslation('referral');
  const { data } = useQuery(contract(userId));
  const { once, isSending } = useOnce((_action: 'ask', options) =>
    http.send(contractRequest, undefined, options),
  );
  if (!data || data.breakUntil !== null) return null;
  const { status, activeFriends, neededFriends, activeDays, extra, answer, againAt, canRequest } = data;
  return (
    <section className={styles.part}>
      <h2 className={styles.name}>{t('contract')}</h2>
      <div className={styles.box}>
        <p className={styles.text}>
          {t('contractText', {
            extra: formatPercent(BigInt(extra * 100)),
            friends: formatCount(neededFriends),
            days: formatCount(activeDays),
          })}
        </p>
        {status !== 'none' && (
          <p className={styles.state}>
            <Badge tone={TONES[status]}>{t(WORDS[status])}</Badge>
            {answer !== null && <span className={styles.text}>{answer}</span>}
          </p>
        )}
        {wantsFriends(data) && (
          <>
            <p className={styles.text}>
              {t('contractFriends', {
                active: formatCount(activeFriends),
                needed: formatCount(neededFriends),
              })}
            </p>
            <ProgressBar label={t('contract')} percent={Math.floor((100 * activeFriends) / neededFriends)} />
          </>
        )}
        {againAt !== null && (
          <p className={styles.text}>{t('contractAgain', { day: formatDay(againAt, i18n.language) })}</p>
        )}
        {canRequest && (
          <Button busy={isSending()} onClick={() => void once('ask')}>
            {t('contractAsk')}
          </Button>
        )}
      </div>
    </section>
  );
}

/** Whether the missing condition is the number of friends. */
function wantsFriends({ status, canRequest, againAt }: AgentContract): boolean {
  return !canRequest && againAt === null && status !== 'requested' && status !== 'approved';
}
