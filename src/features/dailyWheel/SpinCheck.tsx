import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { WheelSpin } from '../../../contract/http/offers/dailyWheel.ts';
import { chooseHasher } from '../../games/fairness/hasher.ts';
import { Step, Steps, useProof, Verdict } from '../../games/fairness/Steps.tsx';
import { formatCount } from '../../i18n/format.ts';
import { CopyText } from '../../ui/actions/CopyText.tsx';
import { ErrorState } from '../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import detail from '../../ui/styles/detail.module.css';
import { prizeWords } from './prizes.ts';
import { proveSpin } from './proveSpin.ts';
import { wheelTables } from './queries.ts';
import styles from './WheelDetailPage.module.css';

/** A spin's seeds, and the recomputed draw once the server seed is revealed. */
export function SpinCheck({ spin }: { spin: WheelSpin }) {
  const { t } = useTranslation(['dailyWheel', 'solo']);
  const { seeds, version, table } = spin;
  const { data, isError, refetch } = useQuery(wheelTables(version));
  const entries = data?.tables.find(({ type }) => type === table)?.entries;
  const prove = useMemo(
    () =>
      seeds.serverSeed !== null && entries
        ? () => proveSpin(spin, seeds.serverSeed ?? '', entries, chooseHasher())
        : null,
    [spin, seeds, entries],
  );
  const proof = useProof(prove);
  return (
    <div className={styles.check}>
      <CopyText label={t('solo:serverSeedHash')} text={seeds.serverSeedHash} />
      <CopyText label={t('solo:clientSeed')} text={seeds.clientSeed} />
      <p className={detail.note}>{t('nonce', { nonce: formatCount(seeds.nonce) })}</p>
      {seeds.serverSeed === null ? (
        <p className={detail.note}>{t('seedHidden')}</p>
      ) : isError ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : proof ? (
        <Steps>
          <Step good={proof.seedGood}>
            <CopyText label={t('solo:serverSeed')} text={seeds.serverSeed} />
            <CopyText label={t('step1')} text={proof.hashOfSeed} />
            <Verdict good={proof.seedGood}>{t(proof.seedGood ? 'seedGood' : 'seedBad')}</Verdict>
          </Step>
          <Step good={null}>
            <CopyText label={t('step2', { message: proof.message })} text={proof.hmac} />
          </Step>
          <Step good={null}>
            <span>{t('step3', { bytes: proof.bytes })}</span>
            <strong>{formatCount(proof.number)}</strong>
          </Step>
          <Step good={proof.prizeGood}>
            <span>{t('step4', { number: formatCount(proof.number) })}</span>
            <strong>{proof.drawn ? prizeWords(proof.drawn.prize, t) : '—'}</strong>
            <Verdict good={proof.prizeGood}>
              {proof.prizeGood ? t('prizeGood') : t('prizeBad', { got: prizeWords(spin.prize, t) })}
            </Verdict>
          </Step>
        </Steps>
      ) : (
        <Skeleton height="300px" />
      )}
    </div>
  );
}
