import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorCode } from '../../../contract/errors.ts';
import {
  type BreakRequest,
  EXCLUSION_DAYS,
  TIMEOUT_HOURS,
} from '../../../contract/http/people/inputs/limits.ts';
import { userLimitsBreak } from '../../../contract/http/people/limits.ts';
import { momentWords } from '../../i18n/dates.ts';
import { http, serverNow } from '../../net/backend.ts';
import { useLimitsChange } from '../../shared/play/playerLimits.tsx';
import { clearAwards } from '../../shared/promotions/awardNews/awardsNews.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import cards from '../../ui/styles/choice.module.css';
import styles from './Sheet.module.css';

const HOUR_MS = 3_600_000;

/** A duration option: its text key, and its length (ms); null for permanent. */
interface BreakChoice {
  request: BreakRequest;
  text: 'hours24' | 'days3' | 'days7' | 'days14' | 'weeks6' | 'months6' | 'year1' | 'years5' | 'forEver';
  lasts: number | null;
}

const TIMEOUTS = {
  24: 'hours24',
  72: 'days3',
  168: 'days7',
  336: 'days14',
  1008: 'weeks6',
} as const satisfies Record<(typeof TIMEOUT_HOURS)[number], string>;

const EXCLUSIONS = {
  180: 'months6',
  365: 'year1',
  1825: 'years5',
  0: 'forEver',
} as const satisfies Record<(typeof EXCLUSION_DAYS)[number], string>;

const BREAK_CHOICES: Record<'timeout' | 'exclusion', readonly BreakChoice[]> = {
  timeout: TIMEOUT_HOURS.map((hours) => ({
    request: { kind: 'timeout', hours },
    text: TIMEOUTS[hours],
    lasts: hours * HOUR_MS,
  })),
  exclusion: EXCLUSION_DAYS.map((days) => ({
    request: { kind: 'exclusion', days },
    text: EXCLUSIONS[days],
    lasts: days === 0 ? null : days * 24 * HOUR_MS,
  })),
};

/** Starts a time-out or self-exclusion in two steps: the duration, then its effects and that it cannot be undone. */
export function BreakSheet({
  kind,
  userId,
  onClose,
}: {
  kind: 'timeout' | 'exclusion';
  userId: string;
  onClose: () => void;
}) {
  const { t } = useTranslation('limits');
  const [choice, setChoice] = useState<BreakChoice | undefined>(BREAK_CHOICES[kind][0]);
  const [sure, setSure] = useState(false);
  return (
    <Sheet title={t(kind === 'timeout' ? 'timeout' : 'exclusion')} onClose={onClose}>
      {sure && choice ? (
        <Confirm choice={choice} userId={userId} onBack={() => setSure(false)} onDone={onClose} />
      ) : (
        <div className={styles.form}>
          <p className={styles.intro}>{t(kind === 'timeout' ? 'timeoutIntro' : 'exclusionIntro')}</p>
          <Lengths kind={kind} choice={choice} onChange={setChoice} />
          <div className={styles.main}>
            <Button kind="primary" size="large" onClick={() => setSure(true)}>
              {t('goOn')}
            </Button>
          </div>
        </div>
      )}
    </Sheet>
  );
}

function Lengths({
  kind,
  choice,
  onChange,
}: {
  kind: 'timeout' | 'exclusion';
  choice: BreakChoice | undefined;
  onChange: (choice: BreakChoice) => void;
}) {
  const { t, i18n } = useTranslation('limits');
  const now = serverNow();
  return (
    <fieldset className={styles.choices}>
      <legend className="visually-hidden">{t('howLong')}</legend>
      {BREAK_CHOICES[kind].map((one) => (
        <label
          key={one.text}
          className={`${cards.card} ${styles.choice}`}
          data-chosen={one === choice || undefined}
        >
          <input
            type="radio"
            name="length"
            className="visually-hidden"
            checked={one === choice}
            onChange={() => onChange(one)}
          />
          <span className={styles.length}>{t(one.text)}</span>
          <span className={styles.until}>
            {one.lasts === null ? t('noEnd') : t('till', { at: momentWords(now + one.lasts, i18n.language) })}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Confirm({
  choice,
  userId,
  onBack,
  onDone,
}: {
  choice: BreakChoice;
  userId: string;
  onBack: () => void;
  onDone: () => void;
}) {
  const { t, i18n } = useTranslation('limits');
  const change = useLimitsChange(userId);
  const [busy, setBusy] = useState(false);
  const [shorter, setShorter] = useState(false);
  const { request, lasts } = choice;
  const begin = async () => {
    setBusy(true);
    const quiet = [ErrorCode.badParameter];
    const refused = await change(http.send(userLimitsBreak, request, { quiet }), t('breakBegan'));
    if (!refused) {
      clearAwards();
      return onDone();
    }
    setShorter(refused.code === ErrorCode.badParameter);
    setBusy(false);
  };
  return (
    <div className={styles.form}>
      <p className={styles.warning}>
        {lasts === null
          ? t('sureForEver')
          : t('sure', { at: momentWords(serverNow() + lasts, i18n.language) })}
      </p>
      <ul className={styles.stops}>
        {(['stopsBets', 'stopsDeposits', 'stopsOffers'] as const).map((stops) => (
          <li key={stops}>
            <Icon name="close" size={18} />
            {t(stops)}
          </li>
        ))}
        <li data-stays="">
          <Icon name="check" size={18} />
          {t('staysWithdraw')}
        </li>
      </ul>
      <p className={styles.intro}>{t('noWayBack')}</p>
      <p className={styles.problem} role="alert">
        {shorter && t('breakShorter')}
      </p>
      <div className={styles.main}>
        <Button kind="danger" size="large" busy={busy} onClick={() => void begin()}>
          {t(request.kind === 'timeout' ? 'beginTimeout' : 'beginExclusion')}
        </Button>
      </div>
      <Button kind="ghost" disabled={busy} onClick={onBack}>
        {t('chooseAgain')}
      </Button>
    </div>
  );
}
