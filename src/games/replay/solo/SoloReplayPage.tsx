import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { SoloPlayer } from '../../../../contract/games/solo/channel.ts';
import { formatTime } from '../../../i18n/dates.ts';
import { formatCount, formatMoney, formatRate } from '../../../i18n/format.ts';
import { ScenePicture } from '../../../stage/ScenePicture.tsx';
import type { SceneName, SceneTypes } from '../../../stage/sceneRegistry.ts';
import type { Fact } from '../../../ui/layout/List.tsx';
import type { SoloKind } from '../../engine/soloPlay.ts';
import { type SoloReplayLog, soloReplayLog } from '../../engine/soloReplay.ts';
import { onePast } from '../../solo/soloRounds.ts';
import type { AnyWire } from '../../solo/soloWire.ts';
import { Replay, tenths } from '../Replay.tsx';
import { ReplayPage } from '../ReplayPage.tsx';
import { RoundFacts } from '../RoundFacts.tsx';

/** Everything the page needs to know about a solo game. */
export interface SoloReplay<S extends SceneName, K extends SoloKind> {
  scene: S;
  name: string;
  wire: AnyWire<K>;
  log: Parameters<typeof soloReplayLog<K, SceneTypes[S]['view']>>[0];
  /** The states of an ended round after each of its steps. */
  steps: (round: K['round']) => readonly K['round'][];
  /** The scene's options, and its description for screen readers. */
  usePicture: () => { options: SceneTypes[S]['options']; label: string };
  mark: (round: K['round']) => ReactNode;
  useFacts: () => (round: K['round']) => readonly Fact[];
}

/** Replay page of a solo game. */
export function SoloReplayPage<S extends SceneName, K extends SoloKind>({
  replay,
}: {
  replay: SoloReplay<S, K>;
}) {
  const { roundId = '' } = useParams();
  const named = /^\d{1,18}$/.test(roundId);
  const query = useQuery({ ...onePast(replay.wire, roundId), enabled: named });
  return (
    <ReplayPage table={`/game/${replay.wire.key}`} named={named} query={query}>
      {(past) => <SoloRecording key={roundId} replay={replay} {...past} />}
    </ReplayPage>
  );
}

function SoloRecording<S extends SceneName, K extends SoloKind>({
  replay,
  player,
  round,
}: {
  replay: SoloReplay<S, K>;
  player: SoloPlayer;
  round: K['round'];
}) {
  const { t, i18n } = useTranslation(['replay', 'solo']);
  const { scene, wire, log, steps } = replay;
  const { options, label } = replay.usePicture();
  const factsOf = replay.useFacts();
  const replayLog = useMemo(
    (): SoloReplayLog<K, SceneTypes[S]['view']> => soloReplayLog(log, steps(round)),
    [log, steps, round],
  );
  const momentWords = useCallback(
    (ms: number) => t('solo:replayMoment', { seconds: tenths(Math.max(0, ms)) }),
    [t],
  );
  const id = formatCount(BigInt(round.roundId));
  const { fair } = round;
  return (
    <Replay
      replayLog={replayLog}
      momentWords={momentWords}
      picture={(source) => (
        <ScenePicture
          scene={scene}
          source={source}
          options={options}
          label={label}
          standIn={replay.mark(round)}
        />
      )}
    >
      {() => (
        <RoundFacts
          name={t('round', { id })}
          result={replay.mark(round)}
          voided={null}
          rows={[
            ...factsOf(round),
            { label: t('solo:player'), value: player.name },
            { label: t('solo:staked'), value: formatMoney(round.stake) },
            { label: t('solo:rate'), value: formatRate(round.rate) },
            { label: t('solo:returned'), value: formatMoney(round.win) },
            { label: t('solo:ended'), value: formatTime(round.endTime ?? round.startTime, i18n.language) },
          ]}
          secret={
            fair.serverSeed
              ? { label: t('solo:serverSeed'), text: fair.serverSeed }
              : { label: t('solo:serverSeedHash'), text: fair.serverSeedHash }
          }
          verify={`/game/${wire.key}/fairness?round=${round.roundId}`}
          shareText={t('solo:shareText', { game: replay.name, id })}
        />
      )}
    </Replay>
  );
}
