import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type SpreadBonus, spreadClaim } from '../../../contract/http/offers/spread.ts';
import { formatMoney } from '../../i18n/format.ts';
import { http } from '../../net/backend.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { BreakNotice } from '../../shared/play/playerLimits.tsx';
import { usePromotionNews } from '../../shared/promotions/awardNews/usePromotionNews.ts';
import { useOnce } from '../../shared/promotions/useOnce.ts';
import { updateWallet } from '../../shared/wallet/walletStore.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ErrorState } from '../../ui/feedback/EmptyState.tsx';
import { toast } from '../../ui/feedback/toasts.ts';
import { Facts } from '../../ui/layout/List.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import hero from '../../ui/styles/hero.module.css';
import { friendsBonus } from './queries.ts';
import styles from './referral.module.css';

/** The claimable referral rewards, claimed all at once. */
export function ClaimCard({ userId }: { userId: string }) {
  const { t } = useTranslation(['referral', 'promotions']);
  const { open } = usePages();
  usePromotionNews();
  const { data, isError, refetch } = useQuery(friendsBonus(userId));
  const { once, isSending } = useOnce((_all: 'all', options) => http.send(spreadClaim, undefined, options));
  if (!data) return isError ? <ErrorState onRetry={() => void refetch()} /> : <Skeleton height="170px" />;
  if (data.breakUntil !== null) return <BreakNotice pause={{ kind: 'timeout', until: data.breakUntil }} />;
  const ready = BigInt(data.initRechargeAmount) + BigInt(data.initRebateAmount);
  const claim = async () => {
    const claimed = await once('all');
    if (!claimed) return;
    updateWallet({ balance: claimed.balance, sequence: claimed.sequence });
    const amount = formatMoney(BigInt(claimed.recharge) + BigInt(claimed.rebate));
    toast('success', t('promotions:claimedToast', { amount }));
  };
  return (
    <section className={`${hero.card} ${styles.card}`} aria-label={t('claimable')}>
      <div className={styles.words}>
        <p className={hero.label}>{t('claimable')}</p>
        <p className={hero.amount}>{formatMoney(ready)}</p>
        <p className={hero.text}>{t(ready > 0n ? 'claimableText' : 'nothingYet')}</p>
      </div>
      {ready > 0n && (
        <Button kind="primary" size="large" busy={isSending()} onClick={() => void claim()}>
          {t('claimAll')}
        </Button>
      )}
      <Button kind="ghost" onClick={() => open('referral-history')}>
        {t('history')}
      </Button>
    </section>
  );
}

const NAMES = {
  recharge: ['initRechargeAmount', 'pendingRechargeAmount', 'unCheckRechargeAmount', 'receiveRechargeAmount'],
  rebate: ['initRebateAmount', 'pendingRebateAmount', 'unCheckRebateAmount', 'receiveRebateAmount'],
} as const satisfies Record<string, readonly (keyof SpreadBonus)[]>;

/** The sums of one reward kind: claimable, pending, on hold (if any), claimed. */
export function AmountFacts({ userId, kind }: { userId: string; kind: keyof typeof NAMES }) {
  const { t } = useTranslation('referral');
  const { data } = useQuery(friendsBonus(userId));
  if (!data) return <Skeleton height="120px" />;
  const [ready, pending, reserved, received] = NAMES[kind].map((name) => BigInt(data[name]));
  const row = (label: string, amount = 0n) => ({ label, value: formatMoney(amount) });
  return (
    <>
      <Facts
        rows={[
          row(t('ready'), ready),
          row(t(kind === 'recharge' ? 'pendingStake' : 'pendingDay'), pending),
          ...(reserved ? [row(t('held'), reserved)] : []),
          row(t('received'), received),
        ]}
      />
      {reserved ? <p className={styles.text}>{t('heldText')}</p> : null}
    </>
  );
}
