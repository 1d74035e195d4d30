import { useTranslation } from 'react-i18next';
import { MOST_FLIPS, streakRate } from '../../../../contract/games/sample/rules.ts';
import { formatRate } from '../../../i18n/format.ts';
import { Icon } from '../../../ui/signs/Icon.tsx';
import { ChoiceButtons } from '../../solo/ChoiceButtons.tsx';
import { useAutoRunning, useShown, useTakesChoice } from '../../solo/soloUi.ts';
import type { Side } from '../engine/sample.ts';
import { SampleMark } from '../SampleMark.tsx';
import styles from './CoinChoices.module.css';
import { live } from './liveSample.ts';

const SIDES = [0, 1] as const satisfies readonly Side[];
const { session, useForm, changeForm, useSolo } = live;

/** The two sides: selects the call for the first throw; in an open round a press calls the side and throws. */
export function CoinChoices() {
  const { t } = useTranslation('sample');
  const side = useForm((form) => form.side);
  const streak = useShown(live, ({ round }) => (round && !round.over ? round.streak : 0));
  const { open, ready } = useTakesChoice();
  const call = (called: Side) => {
    changeForm({ side: called });
    if (open) session.move(called);
  };
  return (
    <ChoiceButtons
      legend={open ? t('callNext') : t('call')}
      disabled={!ready}
      choices={SIDES.map((one) => ({
        key: String(one),
        name: t(one ? 'tails' : 'heads'),
        note: formatRate(streakRate(streak + 1)),
        sign: <SampleMark side={one} size={30} />,
        pressed: open ? undefined : one === side,
      }))}
      onPress={(at) => call(at === 1 ? 1 : 0)}
    />
  );
}

/** Auto-bet settings: the side to call for each throw, and the number of right calls before cashing out. */
export function CoinStrategy() {
  const { t } = useTranslation('sample');
  const { sequence, calls } = useForm();
  const running = useAutoRunning();
  const made = useSolo((state) => state.made);
  const flip = (at: number) =>
    [...sequence].map((sign, i) => (i === at ? (sign === '1' ? '0' : '1') : sign)).join('');
  return (
    <div className={styles.strategy}>
      <fieldset className={styles.sequence} disabled={running}>
        <legend className="visually-hidden">{t('sequence')}</legend>
        {[...sequence].map((sign, at) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a side is identified by its position
            key={at}
            type="button"
            className={styles.called}
            data-next={(running && (made - 1 + sequence.length) % sequence.length === at) || undefined}
            aria-label={t('sequenceSide', { place: at + 1, side: t(sign === '1' ? 'tails' : 'heads') })}
            onClick={() => changeForm({ sequence: flip(at) })}
          >
            <SampleMark side={sign === '1' ? 1 : 0} size={30} />
          </button>
        ))}
        {sequence.length > 1 && (
          <button
            type="button"
            className={styles.edit}
            aria-label={t('sequenceLess')}
            onClick={() => changeForm({ sequence: sequence.slice(0, -1) })}
          >
            <Icon name="minus" size={18} />
          </button>
        )}
        {sequence.length < MOST_FLIPS && (
          <button
            type="button"
            className={styles.edit}
            aria-label={t('sequenceMore')}
            onClick={() => changeForm({ sequence: `${sequence}${sequence.endsWith('0') ? '1' : '0'}` })}
          >
            <Icon name="plus" size={18} />
          </button>
        )}
      </fieldset>
      <label className={styles.calls}>
        <span>{t('cashAfter')}</span>
        <select
          value={calls}
          disabled={running}
          onChange={(event) => changeForm({ calls: Number(event.target.value) })}
        >
          {Array.from({ length: MOST_FLIPS }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: identified by their position
            <option key={i} value={i + 1}>
              {`${i + 1} · ${formatRate(streakRate(i + 1))}`}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
