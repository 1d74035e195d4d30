import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Withdrawal } from '../../../contract/http/withdrawals.ts';
import { formatMoney, formatTime } from '../../i18n/format.ts';
import { bankName, numberEnd } from '../../shared/wallet/bankAccounts.ts';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import { OrderState } from './OrderState.tsx';
import { useFollowed } from './queries.ts';
import styles from './RecordRow.module.css';
import { TONE, useStatusWords } from './status.ts';

/** One withdrawal in a line, and all of it once it is open. */
export function RecordRow({
  withdrawal,
  open,
  onToggle,
}: {
  withdrawal: Withdrawal;
  open: boolean;
  onToggle: () => void;
}) {
  const { i18n } = useTranslation('withdraw');
  const words = useStatusWords();
  const now = useFollowed(withdrawal);
  const row = useRef<HTMLLIElement>(null);
  const id = useId();

  useEffect(() => {
    if (open) row.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);

  return (
    <li ref={row} className={styles.row}>
      <button
        type="button"
        className={styles.head}
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
      >
        <span className={styles.words}>
          <span className={styles.amount}>{formatMoney(BigInt(now.amount))}</span>
          <span className={styles.text}>
            {bankName(now.bank)} {numberEnd(now.number)}
          </span>
          <span className={styles.text}>{formatTime(now.createdAt, i18n.language)}</span>
        </span>
        <Badge tone={TONE[now.status]}>{words[now.status]}</Badge>
        <span className={styles.chevron} data-open={open || undefined}>
          <Icon name="chevronDown" size={18} />
        </span>
      </button>
      <div id={id} className={styles.more} hidden={!open}>
        {open && <OrderState withdrawal={now} />}
      </div>
    </li>
  );
}
