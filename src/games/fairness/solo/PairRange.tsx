import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SoloSeeds } from '../../../../contract/games/solo/channel.ts';
import type { SoloState } from '../../../../contract/games/solo/rules.ts';
import { formatCount } from '../../../i18n/format.ts';
import { channel } from '../../../net/backend.ts';
import { useSession } from '../../../shared/account/session.ts';
import { ChipRow } from '../../../ui/actions/choices.tsx';
import { Facts } from '../../../ui/layout/List.tsx';
import type { SoloKind } from '../../engine/soloPlay.ts';
import { roundsOfPair } from '../../solo/soloRounds.ts';
import { chooseHasher } from '../hasher.ts';
import { RangeCard, RangeFaults, RangeVerdict, type RangeWork } from '../RangeCard.tsx';
import { type PairReport, provePair } from './proveSolo.ts';
import own from './SoloFairnessPage.module.css';
import type { SoloFairness } from './soloFairness.ts';

/** Number of seed pairs offered for checking. */
const PAIRS = 12;

/** Checks all rounds of an ended seed pair: none is missing, and each matches its seeds. */
export function PairRange<K extends SoloKind, Choice, Outcome, Move, State extends SoloState>({
  game,
}: {
  game: SoloFairness<K, Choice, Outcome, Move, State>;
}) {
  const { t } = useTranslation(['fairnessSolo', 'fairness']);
  const { wire } = game;
  const player = useSession((session) => session.player);
  const [chosen, setChosen] = useState<string | null>(null);
  const query = useQuery({
    queryKey: [wire.key, 'pairs', player?.id],
    queryFn: () => channel.request(wire.seeds, { count: PAIRS }, { quiet: true }),
    enabled: player !== null,
    staleTime: 0,
  });
  const pairs = query.data?.filter(({ nonce }) => nonce > 0) ?? [];
  const pair = pairs.find(({ pairId }) => pairId === chosen) ?? pairs[0];
  const { serverSeed } = pair ?? {};
  const work = useMemo(
    (): RangeWork<K['round'], PairReport> | null =>
      pair && serverSeed
        ? {
            load: () => roundsOfPair(wire, pair.pairId),
            prove: (rounds, pause) => provePair(game, { ...pair, serverSeed }, rounds, chooseHasher(), pause),
          }
        : null,
    [game, wire, pair, serverSeed],
  );
  if (!pair || !work) return null;
  return (
    <div className={own.pairs}>
      <ChipRow
        label={t('pairs')}
        options={pairs.map((one) => ({ key: one.pairId, label: pairName(one), count: one.nonce }))}
        value={pair.pairId}
        onChange={setChosen}
      />
      <RangeCard title={t('pairTitle')} text={t('pairText')} count={pair.nonce} work={work}>
        {(done) => <Summary {...done} />}
      </RangeCard>
    </div>
  );
}

/** A pair's label: the beginning of its published hash. */
function pairName({ serverSeedHash }: SoloSeeds): string {
  return `${serverSeedHash.slice(0, 8)}…`;
}

const WORDS = {
  missing: 'faultMissing',
  seed: 'faultSeed',
  shown: 'faultShown',
  paid: 'faultPaid',
} as const;

function Summary({ report, seconds }: { report: PairReport; seconds: string }) {
  const { t } = useTranslation(['fairnessSolo', 'fairness']);
  const wrong = new Set(report.faults.map(({ nonce }) => nonce)).size;
  return (
    <>
      <RangeVerdict checked={report.checked} wrong={wrong} />
      <Facts rows={[{ label: t('fairness:rangeTime'), value: t('fairness:rangeTook', { seconds }) }]} />
      <RangeFaults
        faults={report.faults.map(({ roundId, nonce, kind }) => ({
          key: `${nonce} ${kind}`,
          id: roundId === '' ? `#${nonce}` : formatCount(BigInt(roundId)),
          words: t(WORDS[kind]),
        }))}
      />
    </>
  );
}
