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

/** What can be bet on: ten numbers and three colours, any of them at once. In a round's last seconds it is masked. */
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

/** A number or a colour. The grid opens and closes with every round, which changes nothing of these. */
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
      // A colour is called by what stands on it; a ball shows its number as a picture.
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

/** A ball of wingo as it is drawn in the picture. Decoration: whatever holds it names it. */
function Ball({ number }: { number: number }) {
  return (
    <span
      className={styles.ball}
      style={{ backgroundPositionX: `${(number / 9) * 100}%` }}
      aria-hidden="true"
    />
  );
}

/** Over the bet grid in a round's last seconds: no bets any more, and how long until the next round takes them. */
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

/** What a bet is on: a number's ball, or a colour's name on its ground. */
export function PoolMark({ pool, size = 24 }: { pool: number; size?: number }) {
  return <BetMark pool={selectOf(pool)} size={size} />;
}
