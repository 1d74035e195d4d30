import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { wingoColours } from '../../../../contract/games/wingo/rules.ts';
import { ScenePicture, useSceneOptions } from '../../../stage/ScenePicture.tsx';
import { onTick } from '../../../ui/live/useLiveText.ts';
import { refText } from '../../engine/rounds.ts';
import { useSheet } from '../../frame/TableSheets.tsx';
import { isLost } from '../../session/roundAdapter.ts';
import { roundName } from '../engine/wingo.ts';
import { looksAlike } from '../engine/wingoView.ts';
import { WingoMark } from '../WingoMark.tsx';
import styles from './WingoStage.module.css';
import { playedNow, subscribePlayed, useModel, useWingoDrawn } from './wingoSessions.ts';

const stands = () => isLost(playedNow().state);

/** The current model for the stage. The picture pauses until the phase changes. */
const SOURCE = {
  view: () => playedNow().view,
  timed: true,
  stands,
  inRound: stands,
  subscribe(wake: () => void) {
    let {
      state,
      view: { phase },
    } = playedNow();
    const changed = () => {
      const last = state;
      state = playedNow().state;
      if (state.connection !== last.connection || !looksAlike(state.game, last.game)) wake();
    };
    const watch = () => {
      const now = playedNow().view.phase;
      if (now !== phase) wake();
      phase = now;
    };
    const stops = [onTick(watch), subscribePlayed(changed)];
    return () => {
      for (const stop of stops) stop();
    };
  },
};

/** The scene with the drum. */
export function WingoStage() {
  const { t } = useTranslation('wingo');
  const options = useSceneOptions({
    round: t('roundWord'),
    green: t('green'),
    violet: t('violet'),
    red: t('red'),
    drawing: t('sceneDrawing'),
    waiting: t('sceneWaiting'),
    returned: t('sceneReturned'),
  });
  return (
    <ScenePicture
      scene="wingo"
      source={SOURCE}
      options={options}
      label={t('picture')}
      standIn={<LastBall />}
    />
  );
}

/** Text fallback for the scene: the last ball. */
function LastBall() {
  const [newest] = useWingoDrawn();
  return newest ? <WingoMark number={newest.result} size={72} /> : null;
}

/** The model's last numbers, newest first: a press on a ball opens its round; the trend link is at the end. */
export function WingoResults() {
  const { t } = useTranslation(['wingo', 'table']);
  const sheet = useSheet();
  const model = useModel((state) => state.model);
  const drawn = useWingoDrawn();
  return (
    <nav className={styles.row} aria-label={t('table:lastRounds')}>
      {drawn.length === 0 && <span className={styles.none}>{t('table:noRounds')}</span>}
      <ul className={styles.balls}>
        {drawn.map(({ roundId, result }) => (
          <li key={roundId}>
            <button
              type="button"
              className={styles.ball}
              aria-label={t('pastRound', {
                id: roundName(roundId ?? ''),
                number: result,
                colours: wingoColours(result)
                  .map((colour) => t(colour))
                  .join(', '),
              })}
              onClick={() =>
                sheet.open({ kind: 'round', roundId: refText({ table: model, roundId: roundId ?? '' }) })
              }
            >
              <WingoMark number={result} size={30} />
            </button>
          </li>
        ))}
      </ul>
      <Link className={styles.trend} to={`/game/wingo/trend?model=${model}`}>
        <span>{t('trend')}</span>
      </Link>
    </nav>
  );
}
