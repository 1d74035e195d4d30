import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorCode } from '../../../contract/errors.ts';
import { appDeposit, appDepositClaim } from '../../../contract/http/offers/appDeposit.ts';
import { formatMoney } from '../../i18n/format.ts';
import { http } from '../../net/backend.ts';
import { HttpError } from '../../net/errors.ts';
import { useSession } from '../../shared/account/session.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { usePromotionNews } from '../../shared/promotions/awardNews/usePromotionNews.ts';
import { ClaimAction } from '../../shared/promotions/ClaimAction.tsx';
import { allPromotions, promotionsKey } from '../../shared/promotions/queries.ts';
import { Terms } from '../../shared/promotions/Terms.tsx';
import { useClaim } from '../../shared/promotions/useClaim.ts';
import { isInstalled } from '../../shared/site/install.ts';
import { Button } from '../../ui/actions/Button.tsx';
import styles from './InstallPages.module.css';

/** The reward for the first deposit in the app; nothing where the promotion is not active. */
export function AppReward() {
  const { t } = useTranslation(['install', 'promotions', 'promotionCards']);
  const userId = useSession(({ player }) => player?.id ?? null);
  const { data } = useQuery(allPromotions(userId));
  const card = data?.promotions.find(({ code }) => code === 'appDeposit');
  if (!card) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the sheet may scroll without another focusable element
    <section className={styles.reward} tabIndex={0} aria-label={t('promotionCards:appDepositTitle')}>
      <h3 className={styles.rewardTitle}>{t('promotionCards:appDepositTitle')}</h3>
      {userId !== null && <Own userId={userId} />}
      <Terms card={card} />
    </section>
  );
}

const rewardOf = (userId: string) => ({
  queryKey: promotionsKey(userId, ['appDeposit']),
  queryFn: () =>
    http.send(appDeposit, undefined, { quiet: true }).catch((error: unknown) => {
      if (error instanceof HttpError && error.code === ErrorCode.promotionOver) return null;
      throw error;
    }),
  staleTime: 0,
});

/** Its state for the player: the claim button, or a link to the deposit when running as the app. */
function Own({ userId }: { userId: string }) {
  const { t } = useTranslation('install');
  const { open } = usePages();
  usePromotionNews();
  const { data } = useQuery(rewardOf(userId));
  const { claim, isClaiming } = useClaim((_id: string, options) =>
    http.send(appDepositClaim, undefined, options),
  );
  if (!data || data.breakUntil !== null) return null;
  const { award, refused } = data;
  if (award) {
    const amount = formatMoney(BigInt(award.amount));
    return (
      <div className={styles.rewardRow}>
        <b>{amount}</b>
        <ClaimAction award={award} name={amount} onClaim={() => claim(award.id)} busy={isClaiming()} />
      </div>
    );
  }
  if (refused !== null) return <p>{t(refused === 'person' ? 'rewardPerson' : 'rewardOver')}</p>;
  return isInstalled() ? (
    <Button kind="primary" onClick={() => open('wallet')}>
      {t('rewardDeposit')}
    </Button>
  ) : (
    <p>{t('rewardInApp')}</p>
  );
}
