import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type GameStatistics,
  type PlayTotals,
  slotGameStatistics,
} from '../../../../contract/http/play/records.ts';
import type { Currency } from '../../../../contract/money.ts';
import { formatRate, formatWithin, signedMoney } from '../../../i18n/format.ts';
import { http } from '../../../net/backend.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Tabs } from '../../../ui/actions/choices.tsx';
import { Skeleton } from '../../../ui/loading/Skeleton.tsx';
import { coursePath } from '../coursePath.ts';
import type { OwnPlay } from './ownPlay.ts';
import styles from './Statistics.module.css';

const SPANS = ['stretch', 'day', 'all'] as const;
const WORDS = { stretch: 'stretch', day: 'day', all: 'ever' } as const;
const NOTHING: PlayTotals = { bets: 0, staked: '0', returned: '0', net: '0', bestRate: null };

/**
 * The newest statistics that may be shown. A sum reveals the result in it: nothing is requested while a result is not shown
 * yet, and a reply overtaken by one is discarded; the decision that follows requests again.
 */
function useStatistics(userId: string, { game, playMark, mayAnnounce }: Omit<OwnPlay, 'marks' | 'hides'>) {
  const client = useQueryClient();
  const queryKey = ['records', userId, 'statistics', game];
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: async () => {
      const statistics = await http.send(slotGameStatistics, { game }, { quiet: true });
      return mayAnnounce() ? statistics : (client.getQueryData<GameStatistics>(queryKey) ?? null);
    },
    enabled: false,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: refetches after each decision
  useEffect(() => {
    if (mayAnnounce()) void refetch();
  }, [playMark, refetch]);
  return { data, isError, retry: () => void refetch() };
}

/** The player's totals in the game: in this play session, today, and all time. */
export function Statistics({ userId, ...play }: Omit<OwnPlay, 'marks' | 'hides'> & { userId: string }) {
  const { t } = useTranslation('records');
  const [span, setSpan] = useState<(typeof SPANS)[number]>('stretch');
  const { data, isError, retry } = useStatistics(userId, play);
  return (
    <section className={styles.card} aria-label={t('statistics')}>
      {isError && !data ? (
        <p className={styles.note}>
          {t('statFailed')}
          <Button onClick={retry}>{t('retry')}</Button>
        </p>
      ) : (
        <Tabs
          label={t('period')}
          value={span}
          onChange={setSpan}
          tabs={SPANS.map((key) => ({
            key,
            label: t(WORDS[key]),
            content: data ? <Sums statistics={data} span={key} /> : <Waiting known={play.mayAnnounce()} />,
          }))}
        />
      )}
    </section>
  );
}

function Waiting({ known }: { known: boolean }) {
  const { t } = useTranslation('records');
  return known ? <Skeleton width="100%" height="92px" /> : <p className={styles.note}>{t('statWaits')}</p>;
}

/** Longer labels do not fit in half of a phone's width. */
const ROOM = 15;

function Sums({ statistics, span }: { statistics: GameStatistics; span: (typeof SPANS)[number] }) {
  const { t } = useTranslation('records');
  const currency = statistics.currency as Currency;
  const { staked, returned, net, bestRate, bets } = statistics[span] ?? NOTHING;
  const money = (amount: string) => formatWithin(ROOM, BigInt(amount), currency);
  if (bets === 0) return <p className={styles.note}>{t('statNone')}</p>;
  const course = span === 'stretch' ? (statistics.stretch?.course ?? []) : [];
  return (
    <>
      <dl className={styles.sums}>
        <Sum label={t('statNet')} value={signedMoney(BigInt(net), currency)} plus={BigInt(net) > 0n} />
        <Sum label={t('statBest')} value={bestRate === null ? '–' : formatRate(BigInt(bestRate))} />
        <Sum label={t('stakedLabel')} value={money(staked)} />
        <Sum label={t('returnedLabel')} value={money(returned)} />
      </dl>
      {course.length > 1 && <Course course={course} net={signedMoney(BigInt(net), currency)} />}
    </>
  );
}

function Sum({ label, value, plus }: { label: string; value: string; plus?: boolean }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd data-sign={plus ? 'plus' : undefined}>{value}</dd>
    </div>
  );
}

const WIDTH = 240;
const HEIGHT = 44;

/** The session's net result after each round, starting at zero; redrawn once per round. */
function Course({ course, net }: { course: readonly string[]; net: string }) {
  const { t } = useTranslation('records');
  const { line, zero } = coursePath(course.map(Number), WIDTH, HEIGHT);
  return (
    <svg
      className={styles.course}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={t('course', { net })}
    >
      <path className={styles.zero} d={`M0 ${zero}H${WIDTH}`} vectorEffect="non-scaling-stroke" />
      <path className={styles.line} d={line} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
