import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { EndedRounds } from '../../../contract/games/fairness/channel.ts';
import { roundFairness } from '../../../contract/games/fairness/operations.ts';
import type { RoundGameKey } from '../../../contract/games/roundGames.ts';
import { formatCount } from '../../i18n/format.ts';
import { channel } from '../../net/backend.ts';
import { Facts } from '../../ui/layout/List.tsx';
import styles from './FairnessPage.module.css';
import { VOID_WORDS } from './publicValue.ts';

const fairnessOf = (game: RoundGameKey) =>
  queryOptions({
    queryKey: [game, 'roundFairness'],
    queryFn: () => channel.request(roundFairness, { game }, { quiet: true }),
    staleTime: 60_000,
  });

/** Number of a game's recent void rounds by cause; published so that the operator cannot hide them. */
export function VoidRounds({ game }: { game: RoundGameKey }) {
  const { t } = useTranslation('fairness');
  const { data, isError } = useQuery(fairnessOf(game));
  return (
    <section className={styles.card}>
      <h2>{t('voidTitle')}</h2>
      <p>{t('voidText')}</p>
      {isError && <p role="status">{t('failed')}</p>}
      {data && (
        <>
          <Counts label={t('voidDay')} ended={data.day} />
          <Counts label={t('voidMonth')} ended={data.month} />
          <p>{t(data.source === 'drand' ? 'sourceDrand' : 'sourceSandbox')}</p>
        </>
      )}
    </section>
  );
}

function Counts({ label, ended }: { label: string; ended: EndedRounds }) {
  const { t } = useTranslation('fairness');
  const all = ended.voids.reduce((sum, { count }) => sum + count, 0);
  const counts = { void: formatCount(all), rounds: formatCount(ended.rounds) };
  return (
    <Facts
      rows={[
        { label, value: t('voidOf', counts) },
        ...ended.voids.map(({ cause, count }) => ({
          label: t(VOID_WORDS[cause]),
          value: formatCount(count),
        })),
      ]}
    />
  );
}
