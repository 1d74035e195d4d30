import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DepositOrder, payRecover } from '../../../contract/http/deposits.ts';
import { http } from '../../net/house.ts';
import { useSession } from '../../shared/account/session.ts';
import { Button, LinkButton } from '../../ui/actions/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import sheet from '../../ui/styles/formSheet.module.css';
import { usePortName } from './channels.ts';
import styles from './OrderWaiting.module.css';
import { PayHead } from './PayHead.tsx';
import { depositsChanged, orderKey } from './queries.ts';

/** An order that waits for its money: how much, how long, how, and the question whether it has come. */
export function OrderWaiting({ order, children }: { order: DepositOrder; children: ReactNode }) {
  const { t } = useTranslation(['deposit', 'common']);
  const client = useQueryClient();
  const player = useSession((session) => session.player?.id);
  const nameOf = usePortName();
  const [asking, setAsking] = useState(false);
  /** What had come when the player was told that nothing more has. */
  const [toldAt, setToldAt] = useState<string | null>(null);
  const { id, details } = order;
  const told = toldAt === order.received;

  const recover = async () => {
    setAsking(true);
    setToldAt(null);
    try {
      const now = await http.send(payRecover, { id });
      client.setQueryData(orderKey(id, player), now);
      if (now.status === order.status && now.received === order.received) setToldAt(now.received);
      else void depositsChanged(client);
    } catch {
      // The net has told why; the page goes on asking by itself.
    } finally {
      setAsking(false);
    }
  };

  if (details === null)
    return (
      <EmptyState icon="clock" title={t('notReadyTitle')}>
        <p>{t('notReadyText')}</p>
        <Button kind="primary" busy={asking} onClick={() => void recover()}>
          {t('common:retry')}
        </Button>
      </EmptyState>
    );
  const wallet = details.kind === 'ewallet' ? details : null;
  return (
    <div className={styles.waiting}>
      <PayHead order={order} />
      {children}
      <div className={`${sheet.main} ${styles.main}`}>
        <p className={styles.state} role="status" data-told={told || undefined}>
          <span className={styles.pulse} aria-hidden="true" />
          {told ? t('notYet') : t('waiting')}
        </p>
        {wallet && (
          <LinkButton
            kind="primary"
            size="large"
            to={wallet.link}
            reloadDocument
            target="_blank"
            rel="noreferrer"
          >
            {t('openWallet', { wallet: nameOf(order) })}
          </LinkButton>
        )}
        <Button
          kind={wallet ? 'secondary' : 'primary'}
          size={wallet ? 'medium' : 'large'}
          busy={asking}
          onClick={() => void recover()}
        >
          {t('paidCheck')}
        </Button>
      </div>
    </div>
  );
}
