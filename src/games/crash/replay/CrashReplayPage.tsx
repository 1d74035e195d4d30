import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { CrashPastRound } from '../../../../contract/games/crash/channel.ts';
import { useSession } from '../../../shared/account/session.ts';
import { Replay } from '../../replay/Replay.tsx';
import { ReplayPage } from '../../replay/ReplayPage.tsx';
import { tenths } from '../../replay/tenths.ts';
import { crashTape } from '../engine/crashReplay.ts';
import { CrashPicture } from '../page/CrashPicture.tsx';
import { roundLog } from '../page/pastRounds.ts';
import { CrashFacts } from './CrashFacts.tsx';

/** A past round of crash. */
export default function CrashReplayPage() {
  const { roundId = '' } = useParams();
  const named = /^\d{1,18}$/.test(roundId);
  const query = useQuery({ ...roundLog(roundId), enabled: named });
  return (
    <ReplayPage table="/game/crash" named={named} query={query}>
      {(round) => <CrashReplay key={roundId} round={round} />}
    </ReplayPage>
  );
}

function CrashReplay({ round }: { round: CrashPastRound }) {
  const { t } = useTranslation('crash');
  const viewer = useSession((session) => session.player);
  const tape = useMemo(() => crashTape(round, viewer), [round, viewer]);
  // The time stops where the flight does.
  const flight = round.endTime - round.startTime;
  const momentWords = useCallback(
    (ms: number) =>
      t(ms < 0 ? 'replayBeforeLiftOff' : 'replayAfterLiftOff', { seconds: tenths(Math.min(ms, flight)) }),
    [t, flight],
  );
  const words = {
    label: t('replayPicture'),
    round: t('replayRoundWord'),
    preparation: t('replayScenePreparation'),
    squib: t('replaySceneSquib'),
  };
  return (
    <Replay
      tape={tape}
      momentWords={momentWords}
      picture={(source) => <CrashPicture source={source} words={words} />}
    >
      {(player) => <CrashFacts round={round} player={player} />}
    </Replay>
  );
}
