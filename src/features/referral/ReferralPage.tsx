import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../../i18n/format.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { CopyText } from '../../ui/actions/CopyText.tsx';
import { List, ListRow, Steps } from '../../ui/layout/List.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import page from '../../ui/styles/page.module.css';
import { AgentContractCard } from './AgentContractCard.tsx';
import { ClaimCard } from './Amounts.tsx';
import { linkOf } from './link.ts';
import { ForPlayer } from './Parts.tsx';
import { friendsInfo } from './queries.ts';
import styles from './referral.module.css';

/** The referral page: rewards, the link, how it works; visitors see an introduction. */
export function ReferralPage() {
  const { t } = useTranslation(['referral', 'promotions', 'promotionCards']);
  const { open } = usePages();
  return (
    <main className={`${page.page} ${styles.main}`}>
      <PageHeader title={t('title')} />
      <p className={styles.text}>{t('lead')}</p>
      <ForPlayer>
        {(userId) => (
          <>
            <ClaimCard userId={userId} />
            <Invitation userId={userId} />
          </>
        )}
      </ForPlayer>
      <section className={styles.part}>
        <h2 className={styles.name}>{t('whatYouGet')}</h2>
        <List>
          <ListRow
            icon="wallet"
            title={t('recharge')}
            text={t('rechargeText')}
            to="/referral/first-deposit"
          />
          <ListRow icon="bolt" title={t('rebate')} text={t('rebateText')} to="/referral/spread-bet" />
        </List>
      </section>
      <section className={styles.part}>
        <h2 className={styles.name}>{t('how')}</h2>
        <Steps
          steps={[
            { icon: 'share', text: t('step1') },
            { icon: 'user', text: t('step2') },
            { icon: 'gift', text: t('step3') },
          ]}
        />
        <Button kind="ghost" onClick={() => open('referral-join')}>
          {t('rules')}
        </Button>
      </section>
      <AgentContractCard />
    </main>
  );
}

/** The player's code and link, and a link to the friends. */
function Invitation({ userId }: { userId: string }) {
  const { t } = useTranslation('referral');
  const { open } = usePages();
  const { data } = useQuery(friendsInfo(userId));
  const all = (data?.friends ?? []).reduce((sum, one) => sum + one, 0);
  return (
    <section className={styles.part}>
      <div className={styles.box}>
        <CopyText label={t('link')} text={data ? linkOf(data.inviteCode) : ' '} />
        <Button onClick={() => open('referral-share')}>
          <span className={styles.iconed}>
            <Icon name="share" size={18} />
            {t('share')}
          </span>
        </Button>
      </div>
      <List>
        <ListRow
          icon="people"
          title={t('friends')}
          text={t('friendsText')}
          value={data && formatCount(all)}
          to="/referral/referral2"
        />
      </List>
    </section>
  );
}
