import { useTranslation } from 'react-i18next';
import { useSession } from '../../shared/account/session.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import { ForPlayer, TermsOf } from './Parts.tsx';
import styles from './referral.module.css';

/** How referrals work: both bonuses with their terms, and the rules. */
export function JoinPage() {
  const { t } = useTranslation(['referral', 'promotions', 'promotionCards']);
  const { close, open } = usePages();
  const signedIn = useSession(({ token }) => token !== null);
  return (
    <Sheet title={t('how')} onClose={close}>
      <div className={styles.main}>
        {signedIn ? (
          <Button kind="primary" size="large" onClick={() => open('referral-share')}>
            {t('share')}
          </Button>
        ) : (
          <ForPlayer>{() => null}</ForPlayer>
        )}
        <section className={styles.part}>
          <h3 className={styles.name}>{t('recharge')}</h3>
          <TermsOf code="spreadRecharge" />
        </section>
        <section className={styles.part}>
          <h3 className={styles.name}>{t('rebate')}</h3>
          <TermsOf code="spreadRebate" />
        </section>
        <ul className={styles.rules}>
          <li>{t('rule1')}</li>
          <li>{t('rule2')}</li>
          <li>{t('rule3')}</li>
          <li>{t('rule4')}</li>
        </ul>
      </div>
    </Sheet>
  );
}
