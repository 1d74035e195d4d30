import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount, formatRate } from '../../../i18n/format.ts';
import { roundName } from '../../../shared/play/roundWords.ts';
import { Facts } from '../../../ui/layout/List.tsx';
import { chooseHasher } from '../hasher.ts';
import { RangeCard, RangeFaults, RangeVerdict, type RangeWork } from '../RangeCard.tsx';
import styles from './DrawRange.module.css';
import { type DrawGame, type DrawnRound, latestDraws } from './drawGame.ts';
import { type DrawFault, type DrawsReport, proveDraws } from './proveDraw.ts';

/** The server's maximum page size. */
const RANGE = 100;

/** Checks a hundred rounds at once: every secret, every result, and the distribution of results. */
export function DrawRange({ game, table }: { game: DrawGame; table: string }) {
  const { t } = useTranslation('fairnessDraws');
  const client = useQueryClient();
  const work: RangeWork<DrawnRound, DrawsReport> = useMemo(
    () => ({
      load: () => client.fetchQuery(latestDraws(game, table, RANGE)),
      prove: (rounds, pause) => proveDraws(rounds, game.rule, chooseHasher(), pause),
    }),
    [client, game, table],
  );
  return (
    <RangeCard title={t('rangeTitle')} text={t('rangeText')} count={RANGE} work={work}>
      {(done) => <Summary game={game} {...done} />}
    </RangeCard>
  );
}

const FAULT_WORDS = { secret: 'wrongSecret', hmac: 'wrongHmac', value: 'wrongValue' } as const;

function Summary({
  game,
  report,
  rounds,
  seconds,
}: {
  game: DrawGame;
  report: DrawsReport;
  rounds: readonly DrawnRound[];
  seconds: string;
}) {
  const { t } = useTranslation(['fairnessDraws', 'fairness']);
  const faultWords = (fault: DrawFault) => {
    if (fault.kind !== 'result') return t(FAULT_WORDS[fault.kind]);
    return t('wrongResult', {
      computed: fault.computed.join(', '),
      published: fault.published.join(', '),
    });
  };
  return (
    <>
      <RangeVerdict
        checked={report.checked}
        wrong={new Set(report.faults.map(({ roundId }) => roundId)).size}
      />
      <Facts
        rows={[
          {
            label: t('fairness:rangeRounds'),
            value: t('fairness:rangeSpan', {
              from: roundName(game.key, rounds.at(-1)?.ref.roundId ?? '0'),
              to: roundName(game.key, rounds[0]?.ref.roundId ?? '0'),
            }),
          },
          { label: t('fairness:rangeTime'), value: t('fairness:rangeTook', { seconds }) },
        ]}
      />
      <Distribution game={game} counts={report.counts} />
      <RangeFaults
        faults={report.faults.map((fault) => ({
          key: `${fault.roundId} ${fault.kind}`,
          id: roundName(game.key, fault.roundId),
          words: faultWords(fault),
        }))}
      />
    </>
  );
}

/** The frequency of each result beside its expected frequency. */
function Distribution({ game, counts }: { game: DrawGame; counts: readonly number[] }) {
  const { t } = useTranslation('fairnessDraws');
  const picks = sum(counts);
  const rows = game.kinds.map(({ key, values }) => ({
    key,
    first: values[0] ?? 0,
    count: sum(values.map((value) => counts[value] ?? 0)),
    expected: (picks * values.length) / game.rule.of,
  }));
  const most = Math.max(1, ...rows.map(({ count, expected }) => Math.max(count, expected)));
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <b>{t('countsTitle')}</b>
        <span>{t('countsText')}</span>
      </figcaption>
      <ul className={styles.rows}>
        {rows.map(({ key, first, count, expected }) => (
          <li key={key} className={styles.row}>
            {game.mark(first, 24)}
            <span
              className={styles.bar}
              style={{ '--count': count / most, '--expected': expected / most } as React.CSSProperties}
            />
            <b>{formatCount(count)}</b>
            <span className="visually-hidden">{t('expected', { count: oneDecimal(expected) })}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

function oneDecimal(number: number): string {
  return formatRate(BigInt(Math.round(number * 10)) * 1_000n).slice(0, -2);
}
