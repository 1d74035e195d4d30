import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DepositOrder } from '../../../../contract/http/money/deposits.ts';
import type { Minor } from '../../../../contract/money.ts';
import { formatClock, formatShortDay } from '../../../i18n/dates.ts';
import { countdownText, formatMoney } from '../../../i18n/format.ts';
import { copyText, useCopied } from '../../../ui/actions/CopyText.tsx';
import { Tabs } from '../../../ui/actions/choices.tsx';
import { Steps } from '../../../ui/layout/List.tsx';
import { useSecondsUntil } from '../../../ui/live/useLiveText.ts';
import { Icon } from '../../../ui/signs/Icon.tsx';
import { usdtText } from '../form/channels.tsx';
import styles from './PayParts.module.css';

/** Numbered steps; by app or at the machine where both are possible. */
export function HowTo({ steps, atm }: { steps: readonly string[]; atm?: readonly string[] }) {
  const { t } = useTranslation('deposit');
  const [by, setBy] = useState<'mobile' | 'atm'>('mobile');
  const drawn = (texts: readonly string[]) => (
    <div className={styles.steps}>
      <Steps steps={texts.map((text) => ({ text }))} />
    </div>
  );
  return (
    <section className={styles.howTo}>
      <h3 className={styles.title}>{t('howTo')}</h3>
      {atm ? (
        <Tabs
          label={t('howTo')}
          value={by}
          onChange={setBy}
          tabs={[
            { key: 'mobile', label: t('byMobile'), content: drawn(steps) },
            { key: 'atm', label: t('byAtm'), content: drawn(atm) },
          ]}
        />
      ) : (
        drawn(steps)
      )}
    </section>
  );
}

/** The amount to pay in large type, copied in a plain format; the received part; the remaining time. */
export function PayHead({ order }: { order: DepositOrder }) {
  const { t, i18n } = useTranslation('deposit');
  const left = useSecondsUntil(order.expiresAt);
  const { details, status } = order;
  const received = BigInt(order.received);
  const payable = BigInt(order.payable);
  const partial = status === 'partial';
  const missing = payable > received ? payable - received : 0n;
  const due = partial ? missing : payable;
  const crypto = details?.kind === 'crypto' && !partial ? details : null;
  const coded = details?.kind === 'transfer' && !partial;
  const exactly = details?.kind === 'transfer' || details?.kind === 'clabe' || crypto;
  return (
    <div className={styles.head} data-partial={partial || undefined}>
      {partial && (
        <p className={styles.partial} role="status">
          <b>{t('partialTitle', { amount: formatMoney(received) })}</b>
          <span>{t('partialText')}</span>
        </p>
      )}
      <div className={styles.copied}>
        <div className={styles.words}>
          <p className={styles.label}>
            {partial ? t('missing') : exactly ? t('transferExactly') : t('payExactly')}
          </p>
          <p className={styles.amount}>
            {crypto ? (
              t('usdt', { units: usdtText(BigInt(crypto.units.replace('.', ''))) })
            ) : coded ? (
              <Coded amount={formatMoney(due)} />
            ) : (
              formatMoney(due)
            )}
          </p>
          {crypto && <p className={styles.note}>{formatMoney(payable)}</p>}
          {coded && <p className={styles.note}>{t('lastDigits')}</p>}
        </div>
        <CopyButton label={t('amount')} text={crypto ? crypto.units : plainAmount(due)} />
      </div>
      {!partial && (
        <p className={styles.time}>
          <Icon name="clock" size={16} />
          <span>{t('validFor', { time: countdownText(left) })}</span>
          <span className={styles.until}>
            {t('validUntil', {
              day: formatShortDay(order.expiresAt, i18n.language),
              time: formatClock(order.expiresAt, i18n.language),
            })}
          </span>
        </p>
      )}
    </div>
  );
}

/** Highlights the digits that make the amount unique, because they must not be left out. */
function Coded({ amount }: { amount: string }) {
  return (
    <>
      {amount.slice(0, -3)}
      <mark className={styles.code}>{amount.slice(-3)}</mark>
    </>
  );
}

/** An amount in the format that bank fields accept when pasted: no grouping, decimals only if needed. */
function plainAmount(amount: Minor): string {
  const cents = amount % 100n;
  return `${amount / 100n}${cents === 0n ? '' : `.${cents.toString().padStart(2, '0')}`}`;
}

/** A number to type into a bank's app: displayed in groups of four, copied without spaces. */
export function PayNumber({
  label,
  value,
  grouped = true,
}: {
  label: string;
  value: string;
  /** In groups of four; not for words and addresses. */
  grouped?: boolean;
}) {
  return (
    <div className={`${styles.copied} ${styles.number}`}>
      <div className={styles.words}>
        <p className={styles.label}>{label}</p>
        <p className={styles.value} data-long={value.length > 20 || undefined}>
          {grouped ? value.replace(/(.{4})(?=.)/g, '$1 ') : value}
        </p>
      </div>
      <CopyButton label={label} text={value} />
    </div>
  );
}

/** Copies the value named by `label`, and confirms it for two seconds. */
function CopyButton({ label, text }: { label: string; text: string }) {
  const { t } = useTranslation();
  const [copied, setCopied] = useCopied();
  return (
    <button
      type="button"
      className={styles.copy}
      data-copied={copied || undefined}
      aria-label={`${copied ? t('copied') : t('copy')}: ${label}`}
      onClick={() => void copyText(text).then(setCopied)}
    >
      <Icon name={copied ? 'check' : 'copy'} size={18} />
      <span>{copied ? t('copied') : t('copy')}</span>
    </button>
  );
}
