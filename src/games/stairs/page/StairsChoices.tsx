import { useTranslation } from 'react-i18next';
import { LEVELS, MOST_STONES, PLACES, stairsRate } from '../../../../contract/games/stairs/rules.ts';
import { payout } from '../../../../contract/money.ts';
import { formatCount, formatMoney, formatRate } from '../../../i18n/format.ts';
import { Icon } from '../../../ui/signs/Icon.tsx';
import { DIGITS, useHotKeys } from '../../frame/controls/hotKeys.ts';
import { CanvasGrid } from '../../solo/CanvasGrid.tsx';
import { CountField } from '../../solo/CountField.tsx';
import { CHOICE_KEYS } from '../../solo/choiceKeys.ts';
import choice from '../../solo/choiceRow.module.css';
import { useAutoRunning, useTakesChoice } from '../../solo/soloUi.ts';
import { placeRects } from '../engine/stairsView.ts';
import { live } from './liveStairs.ts';
import styles from './stairs.module.css';

const { session, useForm, changeForm, useSolo } = live;
const ALL = Array.from({ length: PLACES }, (_, place) => place);

/** The number of stones; in an open round the payout of the next level, and a button for a random place. */
export function StairsChoices() {
  const { t } = useTranslation('stairs');
  const stones = useForm((form) => form.stones);
  const { open, ready } = useTakesChoice();
  if (open) return <Next ready={ready} />;
  return (
    <div className={choice.row}>
      <CountField
        label={t('stones')}
        value={stones}
        min={1}
        max={MOST_STONES}
        note={(count) => formatRate(stairsRate(count, 1))}
        onChange={(count) => changeForm({ stones: count })}
      />
    </div>
  );
}

function Next({ ready }: { ready: boolean }) {
  const { t } = useTranslation('stairs');
  const round = useSolo((state) => state.round);
  // The random choice does not affect fairness: the stones' places were drawn with the round.
  const random = () => session.move(Math.floor(Math.random() * PLACES));
  useHotKeys([{ keys: CHOICE_KEYS.slice(0, 1), name: 'keyChoice', press: () => ready && random() }]);
  if (!round) return null;
  const next = stairsRate(round.stones, round.path.length + 1);
  return (
    <button type="button" className={choice.random} disabled={!ready} onClick={random}>
      {t('random')}
      <small>{t('next', { rate: formatRate(next), win: formatMoney(payout(round.stake, next)) })}</small>
    </button>
  );
}

/** Auto-bet settings: the path to climb at once, one place per level. */
export function StairsStrategy() {
  const { t } = useTranslation('stairs');
  const { stones, path } = useForm();
  const running = useAutoRunning();
  const change = (at: number, place: string) =>
    changeForm({ path: path.slice(0, at) + place + path.slice(at + 1) });
  return (
    <div className={choice.row}>
      <CountField
        label={t('stones')}
        value={stones}
        min={1}
        max={MOST_STONES}
        beside
        disabled={running}
        onChange={(count) => changeForm({ stones: count })}
      />
      <fieldset className={styles.path} disabled={running}>
        <legend className="visually-hidden">{t('path')}</legend>
        <div className={styles.levels}>
          {[...path].map((place, at) => (
            <select
              // biome-ignore lint/suspicious/noArrayIndexKey: a step is identified by its level
              key={at}
              className={styles.level}
              aria-label={t('pathLevel', { level: formatCount(at + 1) })}
              value={place}
              onChange={(event) => change(at, event.target.value)}
            >
              {ALL.map((one) => (
                <option key={one} value={one}>
                  {one + 1}
                </option>
              ))}
            </select>
          ))}
        </div>
        {path.length > 1 && (
          <button
            type="button"
            className={styles.edit}
            aria-label={t('pathLess')}
            onClick={() => changeForm({ path: path.slice(0, -1) })}
          >
            <Icon name="minus" size={18} />
          </button>
        )}
        {path.length < LEVELS && (
          <button
            type="button"
            className={styles.edit}
            aria-label={t('pathMore')}
            onClick={() => changeForm({ path: `${path}${path.at(-1) ?? '4'}` })}
          >
            <Icon name="plus" size={18} />
          </button>
        )}
      </fieldset>
    </div>
  );
}

/** The press areas of the next level's places: a press or a digit key steps on one. */
export function StairsTargets() {
  const { t } = useTranslation('stairs');
  const level = useSolo(({ round }) => (round && !round.over ? round.path.length + 1 : 1));
  const running = useAutoRunning();
  const { open, ready } = useTakesChoice();
  const takes = open && ready && !running;
  useHotKeys([
    {
      keys: DIGITS,
      name: 'keyPlace',
      press: (key) => takes && session.move(DIGITS.indexOf(key)),
    },
  ]);
  return (
    <CanvasGrid
      label={t('level', { level: formatCount(level) })}
      columns={PLACES}
      layout={(width, height) => placeRects(width, height, level)}
      disabled={!takes}
      onPress={(place) => session.move(place)}
      cells={ALL.map((place) => ({ label: t('place', { place: formatCount(place + 1) }) }))}
    />
  );
}
