import { useTranslation } from 'react-i18next';
import { countdownText, formatMoney } from '../../../i18n/format.ts';
import { usePages } from '../../../shared/navigation/usePages.ts';
import { BankMark } from '../../../shared/wallet/BankMark.tsx';
import { BonusProgress } from '../../../shared/wallet/BonusProgress.tsx';
import { useBalanceSummary } from '../../../shared/wallet/useBalanceSummary.ts';
import { useBonusLimits } from '../../../shared/wallet/useBonusLimits.ts';
import { useWallet } from '../../../shared/wallet/walletStore.ts';
import { EmptyState, ErrorState } from '../../../ui/feedback/EmptyState.tsx';
import { Sheet } from '../../../ui/layout/Sheet.tsx';
import { useSecondsUntil } from '../../../ui/live/useLiveText.ts';
import { Skeleton } from '../../../ui/loading/Skeleton.tsx';
import { Icon } from '../../../ui/signs/Icon.tsx';
import { Money } from '../../../ui/signs/Money.tsx';
import hero from '../../../ui/styles/hero.module.css';
import { useLastRecharge, useOrder, usePayInfo } from '../queries.ts';
import { pageOf, usePortName } from './channels.tsx';
import { DepositForm } from './DepositForm.tsx';
import { useNextDeposit } from './useRecharge.ts';
import styles from './WalletPage.module.css';

/** The wallet page: the balance, open orders, and the deposit form. */
export function WalletPage() {
  // Loaded together with the texts of the gifts in its form: an open sheet that waits for texts loses its focus.
  const { t } = useTranslation(['deposit', 'common', 'promotionCards']);
  const pages = usePages();
  const info = usePayInfo();
  const last = useLastRecharge();
  const wanted = useNextDeposit((state) => state.wanted);
  const failed = info.isError || last.isError;
  const retry = () => {
    void info.refetch();
    void last.refetch();
  };
  return (
    <Sheet title={t('wallet')} onClose={pages.close}>
      <div className={styles.page}>
        <BalanceHead />
        {failed && <ErrorState onRetry={retry} />}
        {!failed && (!info.data || !last.data) && <Skeleton height="420px" />}
        {info.data?.open && <OpenOrder id={info.data.open} />}
        {info.data && last.data && info.data.ports.length === 0 && (
          <EmptyState icon="wallet" title={t('noMethod')}>
            <p>{t('noMethodText')}</p>
          </EmptyState>
        )}
        {info.data && last.data && info.data.ports.length > 0 && (
          <DepositForm
            key={JSON.stringify(wanted)}
            info={info.data}
            start={wanted ?? last.data.last}
            gift={pages.params.gift ?? null}
          />
        )}
      </div>
    </Sheet>
  );
}

/** Link to an unpaid order. */
function OpenOrder({ id }: { id: string }) {
  const { t } = useTranslation('deposit');
  const pages = usePages();
  const nameOf = usePortName();
  const { data: order, isError } = useOrder(id);
  const left = useSecondsUntil(order?.expiresAt ?? 0);
  if (isError) return null;
  if (!order) return <Skeleton height="72px" />;
  return (
    <button type="button" className={styles.order} onClick={() => pages.open(pageOf(order), { deposit: id })}>
      <BankMark code={order.bank ?? order.port} />
      <span className={styles.words}>
        <span className={styles.title}>{t('continueTitle')}</span>
        <span className={styles.text}>
          {formatMoney(BigInt(order.payable))} · {nameOf(order)}
        </span>
        {left > 0 && <span className={styles.time}>{t('validFor', { time: countdownText(left) })}</span>}
      </span>
      <span className={styles.go}>
        <Icon name="chevron" size={18} />
      </span>
    </button>
  );
}

/** The playable balance, and the parts of the wallet that are reserved elsewhere. */
function BalanceHead() {
  const { t } = useTranslation('deposit');
  const pages = usePages();
  const balance = useWallet((wallet) => wallet.balance);
  const { data } = useBalanceSummary();
  const notFor = useBonusLimits(Boolean(data?.turnover));
  const elsewhere = [
    { label: t('inRounds'), amount: BigInt(data?.inRounds ?? 0) },
    { label: t('pending'), amount: BigInt(data?.pending ?? 0) },
  ].filter(({ amount }) => amount > 0n);
  return (
    <div className={`${hero.card} ${styles.head}`}>
      <div className={styles.row}>
        <p className={`${hero.label} ${styles.label}`}>{t('playable')}</p>
        <button type="button" className={styles.records} onClick={() => pages.open('deposit-record')}>
          <Icon name="history" size={16} />
          {t('history')}
        </button>
      </div>
      <p className={`${hero.amount} ${styles.amount}`}>
        <Money amount={balance} />
      </p>
      {elsewhere.length > 0 && (
        <dl className={styles.elsewhere}>
          {elsewhere.map(({ label, amount }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{formatMoney(amount)}</dd>
            </div>
          ))}
        </dl>
      )}
      {data?.turnover && (
        <div className={styles.bonus}>
          <BonusProgress amount={BigInt(data.bonus)} wagering={data.turnover} notFor={notFor} />
        </div>
      )}
    </div>
  );
}
