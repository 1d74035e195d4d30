import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  chooseFor,
  LEAST_RIGHT,
  MOST_RIGHT,
  rollerChance,
  rollerRate,
} from '../../../../contract/games/roller/rules.ts';
import { formatPercent, formatRate } from '../../../i18n/format.ts';
import { useHotKeys } from '../../frame/controls/hotKeys.ts';
import { PanelField } from '../../frame/controls/PanelField.tsx';
import { CHOICE_KEYS } from '../../solo/choiceKeys.ts';
import { useAutoRunning, useSolo } from '../../solo/soloUi.ts';
import { chanceFor } from '../engine/rollerChance.ts';
import { hundredths } from '../engine/rollerText.ts';
import { live } from './liveRoller.ts';
import { decimal } from './RollerMark.tsx';
import styles from './roller.module.css';

const { useForm, changeForm } = live;

/** The choice of a limit and its winning side; the limit can be set by slider, by number, by chance or by rate. */
export function RollerChoices() {
  const { t } = useTranslation('roller');
  const choice = useForm();
  const running = useAutoRunning();
  const rolling = useSolo(({ request, showing }) => request !== null || showing);
  const disabled = running || rolling;
  const chance = rollerChance(choice);
  const { choose, isHigher } = choice;
  const turn = () => changeForm({ isHigher: !isHigher, choose: chooseFor(chance, !isHigher) });
  const take = (next: number) =>
    changeForm({ choose: chooseFor(Math.max(LEAST_RIGHT, Math.min(MOST_RIGHT, next)), isHigher) });
  useHotKeys([{ keys: CHOICE_KEYS.slice(0, 1), name: 'keyChoice', press: () => !disabled && turn() }]);
  const side = t(isHigher ? 'above' : 'below', { limit: hundredths(choose, decimal()) });
  return (
    <div className={styles.choices}>
      <input
        type="range"
        className={styles.slider}
        aria-label={t('limit')}
        aria-valuetext={side}
        min={chooseFor(isHigher ? MOST_RIGHT : LEAST_RIGHT, isHigher)}
        max={chooseFor(isHigher ? LEAST_RIGHT : MOST_RIGHT, isHigher)}
        value={choose}
        disabled={disabled}
        onChange={(event) => changeForm({ choose: Number(event.target.value) })}
      />
      <div className={styles.fields}>
        <button type="button" className={styles.side} disabled={disabled} onClick={turn}>
          <small>{t('wins')}</small>
          {t(isHigher ? 'higher' : 'lower')}
        </button>
        <Numbers
          label={t('limit')}
          shown={hundredths(choose, decimal())}
          disabled={disabled}
          read={(value) => take(rollerChance({ choose: Math.round(value * 100), isHigher }))}
        />
        <Numbers
          label={t('chance')}
          shown={formatPercent(BigInt(chance))}
          disabled={disabled}
          read={(value) => take(Math.round(value * 100))}
        />
        <Numbers
          label={t('rate')}
          shown={formatRate(rollerRate(choice))}
          disabled={disabled}
          read={(value) => take(chanceFor(value))}
        />
      </div>
    </div>
  );
}

/** A number field; the value is applied on blur or enter, and invalid text changes nothing. */
function Numbers({
  label,
  shown,
  disabled,
  read,
}: {
  label: string;
  shown: string;
  disabled: boolean;
  read: (value: number) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const take = () => {
    const value = typed === null ? Number.NaN : Number.parseFloat(typed.replace(',', '.'));
    setTyped(null);
    if (Number.isFinite(value)) read(value);
  };
  return (
    <PanelField
      label={label}
      inputMode="decimal"
      disabled={disabled}
      value={typed ?? shown}
      onChange={(event) => setTyped(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={take}
    />
  );
}
