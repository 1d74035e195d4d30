import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DepositOrder, payRecover } from '../../../../contract/http/money/deposits.ts';
import type { PayDetails } from '../../../../contract/payments/details.ts';
import { formatTime } from '../../../i18n/dates.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { http } from '../../../net/backend.ts';
import { useSession } from '../../../shared/account/session.ts';
import type { PageKey } from '../../../shared/navigation/pageKeys.ts';
import { usePages } from '../../../shared/navigation/usePages.ts';
import { bankName, numberEnd } from '../../../shared/wallet/bankAccounts.ts';
import { Button, LinkButton } from '../../../ui/actions/Button.tsx';
import { EmptyState, ErrorState } from '../../../ui/feedback/EmptyState.tsx';
import { Facts, List, ListRow } from '../../../ui/layout/List.tsx';
import { Sheet } from '../../../ui/layout/Sheet.tsx';
import { Skeleton } from '../../../ui/loading/Skeleton.tsx';
import { Icon } from '../../../ui/signs/Icon.tsx';
import sheet from '../../../ui/styles/formSheet.module.css';
import { pageOf, usePortName } from '../form/channels.tsx';
import { useNextDeposit } from '../form/useRecharge.ts';
import { depositsChanged, orderKey, useOrder } from '../queries.ts';
import { NoOrder } from '../records/OrderRow.tsx';
import styles from './OrderSheet.module.css';
import { PayHead } from './PayParts.tsx';
import { useOrderState } from './useOrderState.ts';

/** Renders the payment details of one kind of unpaid order. */
export type OrderDraw<Kind extends PayDetails['kind']> = (
  order: DepositOrder,
  details: Extract<PayDetails, { kind: Kind }>,
) => ReactNode;

/**
 * The page of an order of the given kinds: payment instructions, remaining time, received amount. It polls the order, and
 * redirects to the receipt once it is paid, or to the page of another kind.
 */
export function OrderSheet<Kind extends PayDetails['kind']>({
  page,
  children,
}: {
  page: PageKey;
  children: OrderDraw<Kind>;
}) {
  const { t } = useTranslation(['deposit', 'common']);
  const pages = usePages();
  const nameOf = usePortName();
  const query = useOrder(pages.params.deposit);
  const order = query.data;
  const place = order && pageOf(order);
  useEffect(() => {
    if (place && place !== page) pages.swap(place);
  }, [place, page, pages]);

  const { lost } = query;
  const here = order !== undefined && place === page;
  return (
    <Sheet title={order ? nameOf(order) : t('wallet')} onClose={pages.close}>
      {lost && <NoOrder />}
      {!lost && query.isError && !order && <ErrorState onRetry={() => void query.refetch()} />}
      {!lost && !query.isError && !here && <OrderSkeleton />}
      {here && <Order order={order}>{children}</Order>}
    </Sheet>
  );
}

function Order<Kind extends PayDetails['kind']>({
  order,
  children,
}: {
  order: DepositOrder;
  children: OrderDraw<Kind>;
}) {
  useOrderState(order);
  const over = order.status === 'expired' || order.status === 'refused';
  return (
    <div className={styles.order}>
      {over ? (
        <EndedOrder order={order} />
      ) : (
        <OrderWaiting order={order}>
          {/* Safe cast: `pageOf` leads each order to the page of its kind. */}
          {order.details && children(order, order.details as Extract<PayDetails, { kind: Kind }>)}
        </OrderWaiting>
      )}
      <OrderMore order={order} />
    </div>
  );
}

/** An order's reference data, and where to report a problem. */
function OrderMore({ order }: { order: DepositOrder }) {
  const { t, i18n } = useTranslation('deposit');
  const pages = usePages();
  const nameOf = usePortName();
  const { id, amount, fee, promotion, from, createdAt } = order;
  return (
    <div className={styles.more}>
      <Facts
        rows={[
          { label: t('orderNumber'), value: id },
          { label: t('method'), value: nameOf(order) },
          { label: t('amount'), value: formatMoney(BigInt(amount)) },
          ...(fee === '0' ? [] : [{ label: t('fee'), value: formatMoney(BigInt(fee)) }]),
          ...(promotion ? [{ label: t('bonus'), value: `+${formatMoney(BigInt(promotion.bonus))}` }] : []),
          ...(from
            ? [
                {
                  label: t('fromAccount'),
                  value: t('fromOne', { bank: bankName(from.bank), number: numberEnd(from.number) }),
                },
              ]
            : []),
          { label: t('created'), value: formatTime(createdAt, i18n.language) },
        ]}
      />
      <List>
        <ListRow
          icon="camera"
          title={t('proof')}
          text={t('proofHint')}
          onClick={() => pages.open('work-order-upload', { deposit: id })}
        />
        <ListRow
          icon="help"
          title={t('problem')}
          text={t('problemText')}
          onClick={() => pages.open('deposit-feedback', { deposit: id })}
        />
      </List>
    </div>
  );
}

/** An order that ended unpaid: what that means, and a button to start again with the same values. */
function EndedOrder({ order }: { order: DepositOrder }) {
  const { t } = useTranslation('deposit');
  const pages = usePages();
  const expired = order.status === 'expired';
  const again = () => {
    const { port, bank, amount } = order;
    useNextDeposit.setState({ wanted: { port, bank, amount } });
    pages.swap('wallet');
  };
  return (
    <div className={styles.ended} role="status">
      <span className={styles.sign} data-refused={!expired || undefined}>
        <Icon name={expired ? 'clock' : 'close'} size={28} />
      </span>
      <h3 className={styles.title}>{expired ? t('expiredTitle') : t('refusedTitle')}</h3>
      <p className={styles.due}>{formatMoney(BigInt(order.payable))}</p>
      <p className={styles.text}>{expired ? t('expiredText') : t('refusedText')}</p>
      <Button kind="primary" size="large" className={styles.again} onClick={again}>
        {t('again')}
      </Button>
    </div>
  );
}

/** An unpaid order: amount, remaining time, instructions, and a button to check for the payment. */
function OrderWaiting({ order, children }: { order: DepositOrder; children: ReactNode }) {
  const { t } = useTranslation(['deposit', 'common']);
  const client = useQueryClient();
  const player = useSession((session) => session.player?.id);
  const nameOf = usePortName();
  const [asking, setAsking] = useState(false);
  /** The received amount when the player was told that nothing more has arrived. */
  const [checkedAt, setCheckedAt] = useState<string | null>(null);
  const { id, details } = order;
  const nothingNew = checkedAt === order.received;

  const recover = async () => {
    setAsking(true);
    setCheckedAt(null);
    try {
      const now = await http.send(payRecover, { id });
      client.setQueryData(orderKey(id, player), now);
      if (now.status === order.status && now.received === order.received) setCheckedAt(now.received);
      else void depositsChanged(client);
    } catch {
      // The network layer has shown the error; the page continues to poll.
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
    <div className={styles.order}>
      <PayHead order={order} />
      {children}
      <div className={`${sheet.main} ${styles.main}`}>
        <p className={styles.state} role="status" data-told={nothingNew || undefined}>
          <span className={styles.pulse} aria-hidden="true" />
          {nothingNew ? t('notYet') : t('waiting')}
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

/** The skeleton of a loading order: its amount, the payment method, the steps. */
export function OrderSkeleton() {
  return (
    <div className={styles.order}>
      <Skeleton height="104px" />
      <Skeleton height="264px" />
      <Skeleton height="64px" />
      <Skeleton height="64px" />
    </div>
  );
}
