import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { CrashPastRound } from '../../../../contract/games/crash/channel.ts';
import type { CrashPastFragment } from '../../../../contract/games/crash/operations.ts';
import { formatTime } from '../../../i18n/dates.ts';
import { formatCount, formatMoney, formatRate } from '../../../i18n/format.ts';
import { useSession } from '../../../shared/account/session.ts';
import { rateBand } from '../../../shared/play/rateBand.ts';
import { useLiveText } from '../../../ui/live/useLiveText.ts';
import { Replay, tenths } from '../../replay/Replay.tsx';
import { ReplayPage } from '../../replay/ReplayPage.tsx';
import { RoundFacts } from '../../replay/RoundFacts.tsx';
import { betTotals } from '../engine/crashBets.ts';
import { crashReplayLog } from '../engine/crashReplay.ts';
import type { CrashState } from '../engine/crashState.ts';
import { CrashPicture } from '../page/CrashPicture.tsx';
import { roundLog } from '../page/pastRounds.ts';
import styles from './CrashReplayPage.module.css';

/** Replay page of crash. */
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
  const replayLog = useMemo(() => crashReplayLog(round, viewer), [round, viewer]);
  // The time stops at the end of the flight.
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
    crashed: t('replaySceneCrashed'),
  };
  return (
    <Replay
      replayLog={replayLog}
      momentWords={momentWords}
      picture={(source) => <CrashPicture source={source} words={words} />}
    >
      {(player) => <CrashFacts round={round} player={player} />}
    </Replay>
  );
}

/** A past crash round in numbers, with the bets at the moment shown. */
function CrashFacts({
  round,
  player,
}: {
  round: CrashPastFragment;
  player: { readonly playback: { state: CrashState } };
}) {
  const { t, i18n } = useTranslation(['crash', 'replay']);
  const target = BigInt(round.target);
  const id = formatCount(BigInt(round.roundId));
  const bets = useLiveText<HTMLElement>(() => betWords(player.playback.state));
  const cashed = useLiveText<HTMLElement>(() => cashedWords(player.playback.state));
  return (
    <RoundFacts
      name={t('replay:round', { id })}
      result={
        <strong className={styles.target} data-rate={rateBand(target)}>
          {formatRate(target)}
        </strong>
      }
      voided={round.interrupted ? t('replayInterrupted') : null}
      rows={[
        { label: t('replayLiftOff'), value: formatTime(round.startTime, i18n.language) },
        {
          label: t('replayFlight'),
          value: t('replaySeconds', { seconds: seconds(round.endTime - round.startTime) }),
        },
        { label: t('replay:betsLabel'), value: <span ref={bets} /> },
        { label: t('replayCashedLabel'), value: <span ref={cashed} /> },
      ]}
      secret={{ label: t('replayHash'), text: round.hash }}
      verify={`/game/crash/fairness?round=${round.roundId}`}
      shareText={t('replayShareText', { id, rate: formatRate(target) })}
    />
  );
}

function betWords(state: CrashState): string {
  const { count, total } = betTotals(state.round?.bets.values() ?? []);
  return `${formatCount(count)} · ${formatMoney(total)}`;
}

function cashedWords(state: CrashState): string {
  let count = 0;
  let paid = 0n;
  for (const bet of state.round?.bets.values() ?? []) {
    if (bet.status !== 'cashed') continue;
    count++;
    paid += bet.win ?? 0n;
  }
  return `${formatCount(count)} · ${formatMoney(paid)}`;
}

function seconds(ms: number): string {
  return formatRate(BigInt(ms) * 10n).slice(0, -1);
}
