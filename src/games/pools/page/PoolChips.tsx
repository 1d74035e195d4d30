import { useTranslation } from 'react-i18next';
import { STAKES } from '../../../../contract/games/stakes.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { market } from '../../../i18n/market.ts';
import { chipValues } from '../engine/chips.ts';
import { changePoolForm, usePoolForm } from '../session/poolForm.ts';
import styles from './PoolChips.module.css';
import { usePool } from './poolUi.ts';

/** The chip in hand: which amount a press on a pool lays. */
export function PoolChips() {
  const { t } = useTranslation('table');
  const chip = usePoolForm((form) => form.chip);
  const min = usePool(({ game }) => game.limits?.min) ?? STAKES[market.id].min;
  return (
    <fieldset className={styles.chips}>
      <legend className="visually-hidden">{t('chips')}</legend>
      {chipValues(min).map((value, index) => (
        <label key={value.toString()} className={styles.chip} data-face={index}>
          <input
            type="radio"
            name="chip"
            className={styles.radio}
            aria-label={formatMoney(value)}
            checked={chip === index}
            onChange={() => changePoolForm({ chip: index })}
          />
          <span className={styles.face} aria-hidden="true">
            {written(value)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** What stands on a chip: whole units of the currency, in thousands from there on. */
function written(value: bigint): string {
  const units = value / 100n;
  return units >= 1_000n ? `${units / 1_000n}K` : `${units}`;
}
