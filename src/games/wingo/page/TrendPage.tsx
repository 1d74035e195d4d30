import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { WingoTrendRow } from '../../../../contract/games/wingo/channel.ts';
import { wingoRoundEnd, wingoTrend } from '../../../../contract/games/wingo/operations.ts';
import { WINGO_MODELS, type WingoModel } from '../../../../contract/games/wingo/rules.ts';
import { formatCount } from '../../../i18n/format.ts';
import { channel } from '../../../net/backend.ts';
import { GameHeader } from '../../../shared/play/GameHeader.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { ChipRow, Tabs } from '../../../ui/actions/choices.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../../ui/loading/Skeleton.tsx';
import { poolOf, WINGO_SHOWN } from '../engine/wingo.ts';
import { PoolMark } from './BetGrid.tsx';
import { MODEL_WORDS } from './ModelTabs.tsx';
import { TrendChart } from './TrendChart.tsx';
import styles from './TrendPage.module.css';
import { modelFrom } from './wingoSessions.ts';

const trend = (model: WingoModel) =>
  queryOptions({
    queryKey: ['wingo', 'trend', model],
    queryFn: () => channel.request(wingoTrend, { model }, { quiet: true }),
    staleTime: 0,
  });

/** The recent results of a model: a chart, and statistics of its numbers and colours. */
export default function TrendPage() {
  const { t } = useTranslation('wingo');
  const [search, setSearch] = useSearchParams();
  const model = modelFrom(search.get('model')) ?? 'fastest';
  return (
    <div className={styles.page}>
      <GameHeader title={t('trendTitle')} back={`/game/wingo?model=${model}`} />
      <main className={styles.main}>
        <ChipRow
          label={t('models')}
          options={WINGO_MODELS.map((key) => ({ key, label: t(MODEL_WORDS[key]) }))}
          value={model}
          onChange={(key) => setSearch({ model: key }, { replace: true })}
        />
        <OfModel key={model} model={model} />
      </main>
    </div>
  );
}

function OfModel({ model }: { model: WingoModel }) {
  const { t } = useTranslation(['wingo', 'table']);
  const [tab, setTab] = useState<'chart' | 'table'>('chart');
  const query = useQuery(trend(model));
  const { refetch } = query;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // As on the game page: the result is not shown before its ball has been shown.
    const next = (end: { model: WingoModel }) => {
      if (end.model === model) timer = setTimeout(() => void refetch(), WINGO_SHOWN);
    };
    const stop = channel.subscribe(wingoRoundEnd, { next });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [model, refetch]);
  if (query.isPending) return <Skeleton width="100%" height="420px" />;
  if (!query.data)
    return (
      <EmptyState icon="alert" title={t('trendFailed')}>
        <Button onClick={() => void refetch()}>{t('table:retry')}</Button>
      </EmptyState>
    );
  const { results, rows } = query.data;
  return (
    <Tabs
      label={t('trendTitle')}
      value={tab}
      onChange={setTab}
      tabs={[
        { key: 'chart', label: t('trendChart'), content: <TrendChart results={results} /> },
        { key: 'table', label: t('trendTable'), content: <TrendTable rows={rows} of={results.length} /> },
      ]}
    />
  );
}

/** Statistics of every number and colour in the last rounds. */
function TrendTable({ rows, of }: { rows: readonly WingoTrendRow[]; of: number }) {
  const { t } = useTranslation('wingo');
  const most = Math.max(1, ...rows.map(({ frequency }) => frequency));
  const legend = [
    { term: t('frequency'), text: t('frequencyText') },
    { term: t('missing'), text: t('missingText') },
    { term: t('avgMissing'), text: t('avgMissingText') },
    { term: t('maxContinued'), text: t('maxContinuedText') },
  ];
  return (
    <>
      <p className={styles.about}>{t('trendAbout', { count: of, formatted: formatCount(of) })}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('payBet')}</th>
            <th scope="col">{t('frequency')}</th>
            <th scope="col">{t('missing')}</th>
            <th scope="col">{t('avgMissing')}</th>
            <th scope="col">{t('maxContinued')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ select, frequency, missing, avgMissing, maxContinued }) => (
            <tr key={select}>
              <th scope="row">
                <PoolMark pool={poolOf(select)} />
              </th>
              <td className={styles.frequency}>
                <span className={styles.bar}>
                  <i style={{ width: `${(100 * frequency) / most}%` }} />
                </span>
                {formatCount(frequency)}
              </td>
              <td>{formatCount(missing)}</td>
              <td>{formatCount(avgMissing)}</td>
              <td>{formatCount(maxContinued)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={styles.legend}>
        {legend.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
