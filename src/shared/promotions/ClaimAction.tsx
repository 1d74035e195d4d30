import { useTranslation } from 'react-i18next';
import type { Award } from '../../../contract/http/offers/promotions.ts';
import { formatMoment, withZone } from '../../i18n/dates.ts';
import { countdownText } from '../../i18n/format.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { useSecondsUntil } from '../../ui/live/useLiveText.ts';
import styles from './ClaimAction.module.css';

const A_DAY_S = 86_400;

interface Props {
  award: Pick<Award, 'state' | 'claimableAt' | 'expiresAt'>;
  /** The award's name for screen readers, where a page has several. */
  name: string;
  onClaim: () => void;
  busy: boolean;
  /** Full width, as a card's only action. */
  wide?: boolean;
}

/** The action for an award: claim with the remaining time, wait, or its outcome. */
export function ClaimAction({ award, name, onClaim, busy, wide }: Props) {
  const { t } = useTranslation('promotions');
  const { state, claimableAt, expiresAt } = award;
  // It may become claimable while on the screen, before the server's event.
  const waits = useSecondsUntil(claimableAt) > 0;
  const classes = wide ? `${styles.action} ${styles.wide}` : styles.action;
  if (state !== 'pending' && state !== 'claimable')
    return (
      <span className={classes}>
        <AwardBadge state={state} />
      </span>
    );
  if (state === 'pending' && waits)
    return (
      <span className={classes}>
        <When at={claimableAt} words={OPENS} />
      </span>
    );
  return (
    <span className={classes}>
      <Button
        kind="primary"
        size={wide ? 'large' : 'medium'}
        busy={busy}
        onClick={onClaim}
        aria-label={`${t('claim')}: ${name}`}
      >
        {t('claim')}
      </Button>
      {expiresAt !== null && <When at={expiresAt} words={ENDS} />}
    </span>
  );
}

const OPENS = { soon: 'opensIn', later: 'opensOn' } as const;
const ENDS = { soon: 'endsIn', later: 'endsOn' } as const;

/** A future moment: as a countdown on its last day, before that as a date. */
function When({ at, words }: { at: number; words: typeof OPENS | typeof ENDS }) {
  const { t, i18n } = useTranslation('promotions');
  const left = useSecondsUntil(at);
  const time = left < A_DAY_S ? countdownText(left) : withZone(formatMoment(at, i18n.language));
  return <span className={styles.when}>{t(left < A_DAY_S ? words.soon : words.later, { time })}</span>;
}

const TONES = { claimed: 'teal', expired: 'quiet', void: 'coral' } as const;
const WORDS = { claimed: 'claimed', expired: 'awardExpired', void: 'awardVoid' } as const;

/** The outcome of an award. */
export function AwardBadge({ state }: { state: keyof typeof TONES }) {
  const { t } = useTranslation('promotions');
  return <Badge tone={TONES[state]}>{t(WORDS[state])}</Badge>;
}
