import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  WINGO_COLOURS,
  WINGO_NUMBER_RATE,
  WINGO_NUMBERS,
  WINGO_POOLS,
  type WingoModel,
  type WingoSelect,
  wingoColours,
} from '../../../../contract/games/wingo/rules.ts';
import { formatCompact, formatMoney, formatRate } from '../../../i18n/format.ts';
import { DIGITS, useHotKeys } from '../../frame/controls/hotKeys.ts';
import { colourRates, poolOf, selectOf } from '../engine/wingo.ts';
import { BetMark } from '../WingoMark.tsx';
import styles from './BetGrid.module.css';
import { toggle, useSelection } from './choice.ts';
import { useClosed, useModel, usePlayedSession, useSecondsLeft, useWingo } from './wingoSessions.ts';

/** The pools: ten numbers and three colours, any combination of which can be selected. Masked in a round's last seconds. */
export function BetGrid() {
  const { t } = useTranslation('wingo');
  const model = useModel((state) => state.model);
  const closed = useClosed(model);
  const choose = (select: WingoSelect) => !closed && toggle(poolOf(select));
  useHotKeys([
    { keys: DIGITS, name: 'keyNumber', press: (key) => choose(WINGO_NUMBERS[Number(key)] ?? 'zero') },
    {
      keys: ['g', 'v', 'r'],
      name: 'keyColour',
      press: (key) => choose(WINGO_COLOURS.find((colour) => colour.startsWith(key)) ?? 'green'),
    },
  ]);
  return (
    <fieldset className={styles.grid} disabled={closed} aria-label={t('grid')}>
      <div className={styles.numbers}>
        {WINGO_NUMBERS.map((select) => (
          <Choice key={select} select={select} />
        ))}
      </div>
      <div className={styles.colours}>
        {WINGO_COLOURS.map((select) => (
          <Choice key={select} select={select} />
        ))}
      </div>
      {closed && <BetMask model={model} />}
    </fieldset>
  );
}

/** A number or a colour. Memoized: opening and closing the grid with every round does not change it. */
const Choice = memo(function Choice({ select }: { select: WingoSelect }) {
  const { t } = useTranslation('wingo');
  const pool = poolOf(select);
  const chosen = useSelection(({ pools }) => pools.includes(pool));
  const own = useWingo(({ game }) => game.round?.ownStakes[pool] ?? 0n);
  const session = usePlayedSession();
  const unplaced = useWingo((state) => session.unplaced(state)[pool] ?? 0n);
  const number = WINGO_POOLS.indexOf(select);
  const colour = WINGO_COLOURS.find((one) => one === select);
  const isNumber = colour === undefined;
  const colours = isNumber ? wingoColours(number).map((one) => t(one)) : [];
  const words = [
    `${number}, ${colours.join(', ')}`,
    t('pays', { rate: formatRate(WINGO_NUMBER_RATE) }),
    ...(own > 0n ? [t('yourStake', { amount: formatMoney(own) })] : []),
    ...(unplaced > 0n ? [t('yourUnplaced', { amount: formatMoney(unplaced) })] : []),
  ];
  return (
    <button
      type="button"
      className={isNumber ? styles.number : styles.colour}
      data-select={select}
      aria-pressed={chosen}
      // A colour's accessible name is its text; a ball's number is a picture, so it needs a label.
      aria-label={isNumber ? words.join('; ') : undefined}
      onClick={() => toggle(pool)}
    >
      {colour === undefined ? (
        <>
          <Ball number={number} />
          <span className={styles.odds}>{formatRate(WINGO_NUMBER_RATE)}</span>
        </>
      ) : (
        <>
          <span className={styles.colourName}>{t(colour)}</span>{' '}
          <span className={styles.rate}>{formatRate(colourRates(colour).most)}</span>
        </>
      )}
      {(own > 0n || unplaced > 0n) && (
        <span className={styles.stake} aria-hidden={isNumber} data-unplaced={unplaced > 0n || undefined}>
          {formatCompact(own + unplaced)}
        </span>
      )}
    </button>
  );
});

/** A wingo ball as drawn in the picture. Decorative: its container names it. */
function Ball({ number }: { number: number }) {
  return (
    <span
      className={styles.ball}
      style={{ backgroundPositionX: `${(number / 9) * 100}%` }}
      aria-hidden="true"
    />
  );
}

/** Over the bet grid in a round's last seconds: betting is closed, with a countdown to the next round. */
function BetMask({ model }: { model: WingoModel }) {
  const { t } = useTranslation('table');
  const seconds = useSecondsLeft(model) ?? 0;
  return (
    <div className={styles.mask}>
      <strong key={seconds} className={styles.seconds} aria-hidden="true">
        {seconds}
      </strong>
      <span className={styles.words}>{t('closed')}</span>
    </div>
  );
}

/** A bet's choice: a number's ball, or a colour's name on its colour. */
export function PoolMark({ pool, size = 24 }: { pool: number; size?: number }) {
  return <BetMark pool={selectOf(pool)} size={size} />;
}
