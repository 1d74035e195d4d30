import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useSession } from '../../../shared/account/session.ts';
import { type RoundRef, refFrom, refText } from '../../engine/roundRef.ts';
import type { PoolRecord } from '../../pools/engine/poolReading.ts';
import { Replay } from '../Replay.tsx';
import { ReplayPage } from '../ReplayPage.tsx';
import { tenths } from '../tenths.ts';
import { PoolFacts } from './PoolFacts.tsx';
import type { PoolReplay } from './poolReplay.ts';

/** A past round of a game of pools. */
export function PoolReplayPage<Result, View>({ replay }: { replay: PoolReplay<Result, View> }) {
  const { roundId: text = '' } = useParams();
  const ref = refFrom(replay.tables, text);
  const query = useQuery({
    queryKey: [replay.key, 'log', text],
    queryFn: () => (ref ? replay.load(ref) : null),
    enabled: ref !== null,
    // Ended rounds never change; one that has not ended yet is asked for again.
    staleTime: ({ state }) => (state.data ? Number.POSITIVE_INFINITY : 0),
  });
  return (
    <ReplayPage table={`/game/${replay.key}`} named={ref !== null} query={query}>
      {(record) => ref && <PoolRecording key={refText(ref)} replay={replay} round={ref} record={record} />}
    </ReplayPage>
  );
}

function PoolRecording<Result, View>({
  replay,
  round: { table, roundId },
  record,
}: {
  replay: PoolReplay<Result, View>;
  round: RoundRef;
  record: PoolRecord<Result>;
}) {
  const { t } = useTranslation('replayPools');
  const viewer = useSession((session) => session.player);
  const tape = useMemo(
    () => replay.tape({ table, roundId }, record, viewer),
    [replay, table, roundId, record, viewer],
  );
  const momentWords = useCallback(
    (ms: number) => t(ms < 0 ? 'beforeClose' : 'afterClose', { seconds: tenths(ms) }),
    [t],
  );
  return (
    <Replay
      tape={tape}
      momentWords={momentWords}
      filled
      picture={(source) => <replay.Picture source={source} />}
    >
      {(player) => (
        <PoolFacts
          replay={replay}
          round={{ table, roundId }}
          record={record}
          moment={player}
          viewer={viewer?.id ?? null}
        />
      )}
    </Replay>
  );
}
