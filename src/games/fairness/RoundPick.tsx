import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatCount } from '../../i18n/format.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import styles from './RoundPick.module.css';

/** Maximum digits of a round's id. */
const DIGITS = 18;

export interface LatestRound {
  roundId: string;
  /** The result as a picture with its label. */
  mark: ReactNode;
}

/** The choice of the round to check: one of the latest, or any by its id. */
export function RoundPick({
  value,
  latest,
  busy,
  error,
  onType,
  onLoad,
}: {
  value: string;
  latest: readonly LatestRound[];
  busy: boolean;
  error: string | undefined;
  onType: (roundId: string) => void;
  onLoad: (roundId: string) => void;
}) {
  const { t } = useTranslation('fairness');
  const title = useId();
  return (
    <>
      {latest.length > 0 && (
        <div className={styles.latest}>
          <span id={title} className={styles.latestTitle}>
            {t('latest')}
          </span>
          <ul className={styles.row} aria-labelledby={title}>
            {latest.map(({ roundId, mark }) => (
              <li key={roundId}>
                <button
                  type="button"
                  className={styles.round}
                  aria-pressed={roundId === value}
                  onClick={() => onLoad(roundId)}
                >
                  <span className={styles.mark}>{mark}</span>
                  <span className={styles.id}>{shortId(roundId)}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <form
        className={styles.pick}
        onSubmit={(event) => {
          event.preventDefault();
          if (isRoundId(value)) onLoad(value);
        }}
      >
        <TextField
          label={t('roundId')}
          inputMode="numeric"
          value={value}
          error={error}
          onChange={(event) => onType(event.target.value.replace(/\D/g, '').slice(0, DIGITS))}
        />
        <Button type="submit" busy={busy}>
          {t('load')}
        </Button>
      </form>
    </>
  );
}

export function isRoundId(text: string): boolean {
  return /^\d{1,18}$/.test(text);
}

/** Ids that contain the date are long; their end distinguishes them. */
function shortId(roundId: string): string {
  return roundId.length > 9 ? `…${roundId.slice(-4)}` : formatCount(BigInt(roundId));
}

/** Link from a checked round to its replay. */
export function ReplayLink({ to }: { to: string }) {
  const { t } = useTranslation('fairness');
  return (
    <Link className={styles.replay} to={to}>
      <Icon name="play" size={16} />
      {t('replay')}
    </Link>
  );
}

/** A field for a hash or a secret; removes spaces from pasted text and converts it to lower case. */
export function HexField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const { t } = useTranslation('fairness');
  return (
    <div className={styles.hex}>
      <TextField
        label={label}
        value={value}
        error={value !== '' && !isHash(value) ? t('badHash') : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value.trim().toLowerCase())}
      />
    </div>
  );
}

/** Whether this is 32 bytes as lower-case hex, the format of every secret and hash of the house. */
export function isHash(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text);
}
