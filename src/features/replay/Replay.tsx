import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CrashPastRound } from '../../../contract/games/crashChannel.ts';
import { crashTape } from '../../engine/crashReplay.ts';
import { useSession } from '../../state/session.ts';
import { CrashPicture } from '../../ui/CrashPicture.tsx';
import { onTick } from '../../ui/tick.ts';
import { Controls } from './Controls.tsx';
import { TapePlayer } from './player.ts';
import styles from './ReplayPage.module.css';
import { RoundFacts } from './RoundFacts.tsx';

/** The picture of a past round with its controls and facts. */
export function Replay({ round }: { round: Required<CrashPastRound> }) {
  const { t } = useTranslation('replay');
  const player = usePlayer(round);
  const source = useMemo(
    () => ({
      view: () => player.view(),
      subscribe: (wake: () => void) => player.subscribe(wake),
      stands: () => !player.state.playing,
    }),
    [player],
  );
  const words = {
    label: t('picture'),
    round: t('roundWord'),
    preparation: t('scenePreparation'),
    squib: t('sceneSquib'),
  };
  return (
    <main className={styles.main}>
      <div className={styles.picture}>
        <CrashPicture source={source} words={words} />
        <span className={styles.badge}>{t('badge')}</span>
      </div>
      <Controls player={player} />
      <RoundFacts round={round} player={player} />
    </main>
  );
}

function usePlayer(round: Required<CrashPastRound>): TapePlayer {
  const viewer = useSession((session) => session.player);
  const player = useMemo(
    () => new TapePlayer(crashTape(round, viewer), () => performance.now()),
    [round, viewer],
  );
  useEffect(() => {
    player.play();
    const stop = onTick(() => player.heed());
    return () => {
      stop();
      player.pause();
    };
  }, [player]);
  return player;
}
