import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CrashPastFragment } from '../../../../contract/games/crash/operations.ts';
import { formatCount, formatRate } from '../../../i18n/format.ts';
import { Facts } from '../../../ui/layout/List.tsx';
import { chooseHasher } from '../../fairness/hasher.ts';
import { RangeCard, RangeFaults, RangeVerdict, type RangeWork } from '../../fairness/RangeCard.tsx';
import { latestRounds } from '../page/pastRounds.ts';
import { proveRange, type RangeReport, type RoundFault } from './prove.ts';

/** Number of rounds checked at once; long enough to make a hash chain meaningful. */
const RANGE = 1_000;

const workOf = (client: QueryClient): RangeWork<CrashPastFragment, RangeReport> => ({
  load: () => client.fetchQuery(latestRounds(RANGE)),
  prove: (rounds, pause) => proveRange(rounds, chooseHasher(), pause),
});

/** Checks a thousand rounds at once: the chain and every multiplier. */
export function CrashRange() {
  const { t } = useTranslation('crash');
  const client = useQueryClient();
  const work = useMemo(() => workOf(client), [client]);
  return (
    <RangeCard title={t('fairnessRangeTitle')} text={t('fairnessRangeText')} count={RANGE} work={work}>
      {(done) => <Summary {...done} />}
    </RangeCard>
  );
}

const FAULT_WORDS = {
  link: 'fairnessWrongLink',
  salt: 'fairnessWrongSalt',
  value: 'fairnessWrongValue',
} as const;

function Summary({
  report,
  rounds,
  seconds,
}: {
  report: RangeReport;
  rounds: readonly CrashPastFragment[];
  seconds: string;
}) {
  const { t } = useTranslation(['crash', 'fairness']);
  const [newest, oldest] = [rounds[0], rounds.at(-1)];
  const count = (id: string | undefined) => formatCount(BigInt(id ?? 0));
  const faultWords = (fault: RoundFault) => {
    if (fault.kind !== 'target') return t(FAULT_WORDS[fault.kind]);
    return t('fairnessWrongTarget', {
      computed: formatRate(fault.computed),
      published: formatRate(fault.published),
    });
  };
  return (
    <>
      <RangeVerdict
        checked={report.checked}
        wrong={new Set(report.faults.map((fault) => fault.roundId)).size}
      />
      <Facts
        rows={[
          {
            label: t('fairness:rangeRounds'),
            value: t('fairness:rangeSpan', { from: count(oldest?.roundId), to: count(newest?.roundId) }),
          },
          { label: t('fairness:rangeTime'), value: t('fairness:rangeTook', { seconds }) },
          { label: t('fairnessRangeAverage'), value: formatRate(median(rounds)) },
          {
            label: t('fairnessRangeInstant'),
            value: formatCount(rounds.filter((round) => round.target === '10000').length),
          },
        ]}
      />
      {report.gaps.map((id) => (
        <p key={id}>{t('fairnessGap', { id: count(id) })}</p>
      ))}
      {report.newChains.map((id) => (
        <p key={id}>{t('fairnessNewChain', { id: count(id) })}</p>
      ))}
      <RangeFaults
        faults={report.faults.map((fault) => ({
          key: `${fault.roundId} ${fault.kind}`,
          id: count(fault.roundId),
          words: faultWords(fault),
        }))}
      />
    </>
  );
}

function median(rounds: readonly CrashPastFragment[]): bigint {
  const targets = rounds.map((round) => BigInt(round.target)).sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  return targets[Math.floor(targets.length / 2)] ?? 0n;
}
