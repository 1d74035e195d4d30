import { useTranslation } from 'react-i18next';
import {
  type DailyDeposit,
  type DepositStep,
  dailyDepositCollect,
} from '../../../contract/http/offers/dailyDeposit.ts';
import type { Award } from '../../../contract/http/offers/promotions.ts';
import { countdownText, formatMoney } from '../../i18n/format.ts';
import { http } from '../../net/backend.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { BreakNotice } from '../../shared/play/playerLimits.tsx';
import { ClaimAction } from '../../shared/promotions/ClaimAction.tsx';
import { useClaim } from '../../shared/promotions/useClaim.ts';
import { useDeadline } from '../../shared/promotions/useDeadline.ts';
import { Button, LinkButton } from '../../ui/actions/Button.tsx';
import { ProgressBar } from '../../ui/feedback/ProgressBar.tsx';
import { SectionHeader } from '../../ui/layout/TileRow.tsx';
import hero from '../../ui/styles/hero.module.css';
import rows from '../../ui/styles/stepRows.module.css';
import styles from './dailyDeposit.module.css';
import { missingOf, percentOf } from './deposits.ts';

/** The day's deposits and stakes, and the steps reached. */
export function Today({ day }: { day: DailyDeposit }) {
  const { t } = useTranslation('dailyDeposit');
  const { open } = usePages();
  const { claim, isClaiming } = useClaim((id: string, options) =>
    http.send(dailyDepositCollect, { id }, options),
  );
  const { deposited, staked, steps, earlier, nextAt, breakUntil } = day;
  // The page's main action is to claim what is available, otherwise the next deposit.
  const waits = [...steps.map(({ award }) => award), ...earlier].some(
    (award) => award?.state === 'claimable',
  );
  const collect = (award: Award) => ({ onClaim: () => claim(award.id), busy: isClaiming(award.id) });
  return (
    <>
      {breakUntil !== null && <BreakNotice pause={{ kind: 'timeout', until: breakUntil }} />}
      <section className={`${hero.card} ${styles.today}`}>
        <div className={styles.figure}>
          <span className={hero.label}>{t('deposited')}</span>
          <span className={styles.amount}>{formatMoney(BigInt(deposited))}</span>
        </div>
        <div className={styles.figure}>
          <span className={hero.label}>{t('staked')}</span>
          <span className={styles.amount}>{formatMoney(BigInt(staked))}</span>
        </div>
        <p className={hero.text}>
          <Resets at={nextAt} />
        </p>
      </section>
      {earlier.length > 0 && (
        <section className={styles.part}>
          <SectionHeader title={t('earlier')} />
          <p className={rows.text}>{t('earlierText')}</p>
          <ul className={rows.rows}>
            {earlier.map((award) => {
              const amount = formatMoney(BigInt(award.amount));
              return (
                <li key={award.id} className={rows.row}>
                  <span className={rows.bonus}>{amount}</span>
                  <ClaimAction award={award} name={amount} {...collect(award)} />
                </li>
              );
            })}
          </ul>
        </section>
      )}
      {breakUntil === null && (
        <section className={styles.part}>
          <SectionHeader title={t('steps')} />
          <ul className={rows.rows}>
            {steps.map((step) => (
              <Step key={step.deposit} step={step} day={day} {...(step.award && collect(step.award))} />
            ))}
          </ul>
        </section>
      )}
      {breakUntil === null && (
        <div className={styles.ways}>
          <Button kind={waits ? 'secondary' : 'primary'} onClick={() => open('wallet')}>
            {t('depositNow')}
          </Button>
          <LinkButton to="/">{t('play')}</LinkButton>
        </div>
      )}
    </>
  );
}

function Step({
  step,
  day,
  onClaim,
  busy = false,
}: {
  step: DepositStep;
  day: DailyDeposit;
  onClaim?: () => void;
  busy?: boolean;
}) {
  const { t } = useTranslation('dailyDeposit');
  const { award, state, deposit } = step;
  const bonus = formatMoney(BigInt(step.bonus));
  const goal = t('step', { deposit: formatMoney(BigInt(deposit)) });
  const missing = missingOf(step, day);
  const left =
    state === 'open'
      ? t('missing', { amount: formatMoney(missing.deposit) })
      : state === 'staking'
        ? t('toStake', { amount: formatMoney(missing.stake) })
        : t('ready');
  return (
    <li className={rows.row}>
      <div className={rows.words}>
        <span className={rows.bonus}>{bonus}</span>
        <span className={rows.text}>{goal}</span>
        {award === null && <span className={rows.text}>{left}</span>}
      </div>
      {award && onClaim && <ClaimAction award={award} name={bonus} onClaim={onClaim} busy={busy} />}
      {award === null && <ProgressBar className={rows.bar} label={goal} percent={percentOf(step, day)} />}
    </li>
  );
}

/** Countdown to the end of the day; then the page refetches. */
function Resets({ at }: { at: number }) {
  const { t } = useTranslation('dailyDeposit');
  const left = useDeadline(at);
  return <>{t('resets', { time: countdownText(left) })}</>;
}
