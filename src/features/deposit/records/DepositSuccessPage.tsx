import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { DepositOrder } from '../../../../contract/http/money/deposits.ts';
import { formatTime } from '../../../i18n/dates.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { usePages } from '../../../shared/navigation/usePages.ts';
import { lookOf } from '../../../shared/promotions/cards.ts';
import { useWallet } from '../../../shared/wallet/walletStore.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ErrorState } from '../../../ui/feedback/EmptyState.tsx';
import { Facts, List, ListRow } from '../../../ui/layout/List.tsx';
import { Sheet } from '../../../ui/layout/Sheet.tsx';
import { Money } from '../../../ui/signs/Money.tsx';
import sheet from '../../../ui/styles/formSheet.module.css';
import { pageOf, usePortName } from '../form/channels.tsx';
import { OrderSkeleton } from '../pay/OrderSheet.tsx';
import { useOrder } from '../queries.ts';
import styles from './DepositSuccessPage.module.css';
import { NoOrder } from './OrderRow.tsx';

/** The receipt of a paid order, with a button to play. An unpaid one redirects to its own page. */
export function DepositSuccessPage() {
  const { t } = useTranslation(['deposit', 'common']);
  const pages = usePages();
  const { data: order, lost, isError, refetch } = useOrder(pages.params.deposit);
  const place = order && pageOf(order);
  useEffect(() => {
    if (place && place !== 'deposit-success') pages.swap(place);
  }, [place, pages]);
  return (
    <Sheet title={t('successTitle')} onClose={pages.close}>
      {lost && <NoOrder />}
      {!lost && isError && !order && <ErrorState onRetry={() => void refetch()} />}
      {!lost && !isError && place !== 'deposit-success' && <OrderSkeleton />}
      {order && place === 'deposit-success' && <Receipt order={order} />}
    </Sheet>
  );
}

/** The received amount, the fee, and the new balance. */
function Receipt({ order }: { order: DepositOrder }) {
  const { t, i18n } = useTranslation(['deposit', 'promotionCards']);
  const pages = usePages();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const nameOf = usePortName();
  const balance = useWallet((wallet) => wallet.balance);
  const { id, fee, received, credited, promotion, endedAt } = order;
  const given = BigInt(promotion?.given ?? 0);
  const look = promotion && lookOf(promotion.code);
  // From the account pages the button leads to the lobby; from a game or the lobby it leads back there.
  const awayFromGames = pathname.startsWith('/account');
  const play = () => (awayFromGames ? navigate('/') : pages.closeAll());

  return (
    <div className={styles.receipt}>
      <div className={styles.hero}>
        <svg className={styles.tick} viewBox="0 0 96 96" aria-hidden="true">
          <circle className={styles.glow} cx="48" cy="48" r="44" />
          <circle className={styles.ring} cx="48" cy="48" r="40" pathLength="1" />
          <path className={styles.check} d="m32 49 11 11 22-23" pathLength="1" />
        </svg>
        <p className={styles.amount}>{formatMoney(BigInt(credited) + given)}</p>
        <p className={styles.text}>{t('successText')}</p>
      </div>
      <Facts
        rows={[
          { label: t('came'), value: formatMoney(BigInt(received)) },
          ...(fee === '0' ? [] : [{ label: t('fee'), value: formatMoney(-BigInt(fee)) }]),
          ...(given > 0n ? [{ label: t('bonusGiven'), value: `+${formatMoney(given)}` }] : []),
          { label: t('newBalance'), value: <Money amount={balance} /> },
        ]}
      />
      <Facts
        rows={[
          { label: t('method'), value: nameOf(order) },
          { label: t('orderNumber'), value: id },
          ...(endedAt === null ? [] : [{ label: t('at'), value: formatTime(endedAt, i18n.language) }]),
        ]}
      />
      <List>
        {promotion && look && promotion.gives !== 'credited' && 'to' in look.leadsTo && (
          <ListRow
            icon={look.icon}
            title={t(`promotionCards:${look.title}`)}
            text={t(promotion.gives === 'claimed' ? 'giftClaimed' : 'giftStaked')}
            to={look.leadsTo.to}
          />
        )}
        <ListRow
          icon="help"
          title={t('problem')}
          text={t('problemText')}
          onClick={() => pages.open('deposit-feedback', { deposit: id })}
        />
      </List>
      <div className={sheet.main}>
        <Button kind="primary" size="large" onClick={play} data-autofocus="">
          {awayFromGames ? t('toLobby') : t('play')}
        </Button>
      </div>
    </div>
  );
}
