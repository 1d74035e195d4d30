import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { WINGO_MODELS, type WingoModel } from '../../../../contract/games/wingo/rules.ts';
import { countdownText, formatMoney } from '../../../i18n/format.ts';
import { useLiveText } from '../../../ui/live/useLiveText.ts';
import styles from './ModelTabs.module.css';
import { secondsLeft, useClosed, useModel, useModelState } from './wingoSessions.ts';

/** How long a win in another model is highlighted, ms. */
const POINTED_OUT = 3_000;

export const MODEL_WORDS = { fastest: 'fastest', faster: 'faster', standard: 'standard' } as const;

/** The three models, each with its countdown; a win in a model other than the current one is highlighted on its tab. */
export function ModelTabs() {
  const { t } = useTranslation('wingo');
  return (
    <div className={styles.tabs} role="radiogroup" aria-label={t('models')}>
      {WINGO_MODELS.map((model) => (
        <Tab key={model} model={model} />
      ))}
    </div>
  );
}

function Tab({ model }: { model: WingoModel }) {
  const { t } = useTranslation('wingo');
  const navigate = useNavigate();
  const chosen = useModel((state) => state.model === model);
  const closed = useClosed(model);
  const time = useLiveText<HTMLSpanElement>(() => timeText(secondsLeft(model)));
  const staked = useModelState(model, ({ game }) => game.round?.ownStakes.some((own) => own > 0n) ?? false);
  const win = useWinElsewhere(model, chosen);
  return (
    <label className={styles.tab} data-chosen={chosen || undefined} data-closed={closed || undefined}>
      <input
        type="radio"
        name="model"
        className={styles.radio}
        checked={chosen}
        onChange={() => {
          useModel.setState({ model });
          navigate({ search: `?model=${model}` }, { replace: true });
        }}
      />
      <span className={styles.name}>
        {t(MODEL_WORDS[model])}
        {staked && <i className={styles.staked} title={t('staked')} />}
      </span>
      <span ref={time} className={styles.time} />
      {win !== null && (
        <span className={styles.win} role="status">
          <span className="visually-hidden">{t('wonElsewhere', { model: t(MODEL_WORDS[model]) })} </span>
          {`+${formatMoney(win)}`}
        </span>
      )}
    </label>
  );
}

function timeText(seconds: number | null): string {
  return seconds === null ? '–:––' : countdownText(seconds);
}

/** The win in a model other than the current one, while it is highlighted. */
function useWinElsewhere(model: WingoModel, chosen: boolean): bigint | null {
  const decision = useModelState(model, (state) => state.decision);
  const [over, setOver] = useState<unknown>(decision);
  const own = decision?.own;
  const won = own && own.payout > own.stake && !decision.voided ? own.payout : null;
  useEffect(() => {
    const timer = setTimeout(() => setOver(decision), POINTED_OUT);
    return () => clearTimeout(timer);
  }, [decision]);
  return chosen || decision === over ? null : (won ?? null);
}
