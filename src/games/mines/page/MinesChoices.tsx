import { useTranslation } from 'react-i18next';
import { MOST_MINES, minesRate, TILES } from '../../../../contract/games/mines/rules.ts';
import { payout } from '../../../../contract/money.ts';
import { formatMoney, formatRate } from '../../../i18n/format.ts';
import { useHotKeys } from '../../frame/controls/hotKeys.ts';
import { CanvasGrid } from '../../solo/CanvasGrid.tsx';
import { CountField } from '../../solo/CountField.tsx';
import { CHOICE_KEYS } from '../../solo/choiceKeys.ts';
import choice from '../../solo/choiceRow.module.css';
import { useAutoRunning, useTakesChoice } from '../../solo/soloUi.ts';
import { minesLayout, SIDE } from '../engine/minesView.ts';
import { live, patternOf } from './liveMines.ts';
import styles from './mines.module.css';

const { session, useForm, changeForm, useSolo } = live;
const BOARD = Array.from({ length: TILES }, (_, tile) => tile);

/** A tile by its row and column, both from 1: '2-3'. */
export function tileWords(tile: number): string {
  return `${Math.floor(tile / SIDE) + 1}-${(tile % SIDE) + 1}`;
}

/** The number of mines; in an open round the payout of the next gem, and a button for a random tile. */
export function MinesChoices() {
  const { t } = useTranslation('mines');
  const mineCount = useForm((form) => form.mineCount);
  const { open, ready } = useTakesChoice();
  if (open) return <Next ready={ready} />;
  return (
    <div className={choice.row}>
      <CountField
        label={t('mineCount')}
        value={mineCount}
        min={1}
        max={MOST_MINES}
        note={(count) => formatRate(minesRate(count, 1))}
        onChange={(count) => changeForm({ mineCount: count })}
      />
    </div>
  );
}

function Next({ ready }: { ready: boolean }) {
  const { t } = useTranslation('mines');
  const round = useSolo((state) => state.round);
  const left = round ? BOARD.filter((tile) => round.board[tile] === 'closed') : [];
  // The random choice does not affect fairness: the mines' positions were drawn with the round.
  const random = () => {
    const tile = left[Math.floor(Math.random() * left.length)];
    if (tile !== undefined) session.move(tile);
  };
  useHotKeys([{ keys: CHOICE_KEYS.slice(0, 1), name: 'keyChoice', press: () => ready && random() }]);
  if (!round) return null;
  const next = minesRate(round.mineCount, round.opened.length + 1);
  return (
    <button type="button" className={choice.random} disabled={!ready} onClick={random}>
      {t('random')}
      <small>{t('next', { rate: formatRate(next), win: formatMoney(payout(round.stake, next)) })}</small>
    </button>
  );
}

/** Auto-bet settings: the number of mines, and the tiles marked on the board. */
export function MinesStrategy() {
  const { t } = useTranslation('mines');
  const { mineCount, pattern } = useForm();
  const running = useAutoRunning();
  const tiles = patternOf(pattern, mineCount);
  return (
    <div className={choice.row}>
      <CountField
        label={t('mineCount')}
        value={mineCount}
        min={1}
        max={MOST_MINES}
        beside
        disabled={running}
        onChange={(count) => changeForm({ mineCount: count })}
      />
      <p className={styles.pattern}>
        {t('pattern', { count: tiles.length })}
        <small>{formatRate(minesRate(mineCount, tiles.length))}</small>
      </p>
    </div>
  );
}

/** The press areas of the tiles: a press opens one; in auto mode it marks one for the run. */
export function MinesTargets() {
  const { t } = useTranslation('mines');
  const { mode, pattern, mineCount } = useForm();
  const round = useSolo((state) => state.round);
  const running = useAutoRunning();
  const { open, ready } = useTakesChoice();
  const marks = mode === 'auto' && !open;
  const tiles = marks ? patternOf(pattern, mineCount) : [];
  const press = (tile: number) => {
    if (!marks) return session.move(tile);
    const next = tiles.includes(tile) ? tiles.filter((one) => one !== tile) : [...tiles, tile];
    changeForm({ pattern: patternOf(next.join(), mineCount).join() });
  };
  return (
    <CanvasGrid
      label={t('board')}
      columns={SIDE}
      layout={rects}
      disabled={running || (marks ? false : !open || !ready)}
      onPress={press}
      cells={BOARD.map((tile) => ({
        label: t('tile', { tile: tileWords(tile), what: t(round?.board[tile] ?? 'closed') }),
        pressed: marks ? tiles.includes(tile) : undefined,
        disabled: !marks && round?.board[tile] !== 'closed',
      }))}
    />
  );
}

function rects(width: number, height: number) {
  const { x, y, pitch } = minesLayout(width, height);
  const side = pitch * 0.96;
  return BOARD.map((tile) => ({
    x: x + (tile % SIDE) * pitch - side / 2,
    y: y + Math.floor(tile / SIDE) * pitch - side / 2,
    width: side,
    height: side,
  }));
}
