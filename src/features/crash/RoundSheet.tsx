import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { CrashPastRound } from '../../../contract/games/crashChannel.ts';
import { pastRound } from '../../state/crashRounds.ts';
import { queries } from '../../state/queries.ts';
import { Button } from '../../ui/Button.tsx';
import { CopyText } from '../../ui/CopyText.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { formatCount, formatRate, formatTime } from '../../ui/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { rateBand } from '../../ui/rateBand.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './RoundSheet.module.css';

/** A past round: where it broke up, what proves it, and the ways to check and to watch it. */
export function RoundSheet({ roundId, onClose }: { roundId: string; onClose: () => void }) {
  const { t } = useTranslation('crash');
  const query = useQuery(pastRound(roundId), queries);
  return (
    <Sheet title={t('roundTitle', { id: formatCount(BigInt(roundId)) })} onClose={onClose}>
      {query.isPending && <Skeleton width="100%" height="300px" />}
      {query.data && <PastRound round={query.data} />}
      {!query.isPending && !query.data && (
        <EmptyState icon="alert" title={t('roundFailed')}>
          <Button onClick={() => void query.refetch()}>{t('retry')}</Button>
        </EmptyState>
      )}
    </Sheet>
  );
}

function PastRound({ round }: { round: CrashPastRound }) {
  const { t, i18n } = useTranslation('crash');
  const target = BigInt(round.target);
  return (
    <div className={styles.round}>
      <Facts
        rows={[
          {
            label: t('roundTarget'),
            value: (
              <span className={styles.target} data-rate={rateBand(target)}>
                {formatRate(target)}
              </span>
            ),
          },
          { label: t('roundTime'), value: formatTime(round.startTime, i18n.language) },
        ]}
      />
      {round.interrupted && <p className={styles.note}>{t('roundInterrupted')}</p>}
      <CopyText label={t('roundHash')} text={round.hash} />
      <CopyText label={t('roundBefore')} text={round.seedHashHash} />
      <CopyText label={t('roundSalt')} text={round.seedPubHash} />
      <div className={styles.actions}>
        <LinkButton to={`/game/crash/replay/${round.roundId}`}>
          <Icon name="play" size={18} />
          {t('roundReplay')}
        </LinkButton>
        <LinkButton to={`/game/crash/fairness?round=${round.roundId}`}>
          <Icon name="shield" size={18} />
          {t('roundVerify')}
        </LinkButton>
      </div>
    </div>
  );
}
