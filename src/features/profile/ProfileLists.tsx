import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FAIRNESS_PATH } from '../../games/firstGame.ts';
import { awayNoticesPossible, setAwayNotices, useAwayNotices } from '../../shared/account/away.ts';
import { useSession } from '../../shared/account/session.ts';
import { useSignOut } from '../../shared/account/useSignOut.tsx';
import { ControlSettings } from '../../shared/device/ControlSettings.tsx';
import { setDataSaver, setLessMotion, useDataSaver, useLessMotion } from '../../shared/device/preferences.ts';
import type { PageKey } from '../../shared/navigation/pageKeys.ts';
import { useDialog } from '../../shared/navigation/useLayers.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { useVipLine } from '../../shared/promotions/useVipLine.ts';
import { installPage } from '../../shared/site/install.ts';
import { Switch } from '../../ui/actions/choices.tsx';
import { toast } from '../../ui/feedback/toasts.ts';
import { List, ListRow } from '../../ui/layout/List.tsx';
import type { IconName } from '../../ui/signs/Icon.tsx';
import { LanguageSelect } from '../../ui/signs/LanguageSelect.tsx';
import styles from './ProfileLists.module.css';

/** Links about money (balance, records, deposits and withdrawals) and VIP. */
export function MoneyList() {
  const { t } = useTranslation(['profile', 'common']);
  const vip = useVipLine(useSession(({ player }) => player?.id));
  return (
    <Section id="money" title={t('money')}>
      <List>
        <ListRow
          icon="trophy"
          title={vip?.title ?? t('common:vip')}
          text={vip?.text ?? t('vipText')}
          to="/vip"
        />
        <PageRow icon="receipt" title={t('statement')} text={t('statementText')} page="balance-record" />
        <PageRow icon="history" title={t('myBets')} text={t('myBetsText')} page="bet-history" />
        <PageRow icon="gift" title={t('freeSpins')} text={t('freeSpinsText')} page="free-spin" />
        <PageRow icon="arrowDown" title={t('deposits')} text={t('depositsText')} page="deposit-record" />
        <PageRow icon="arrowUp" title={t('withdrawals')} text={t('withdrawalsText')} page="withdraw-record" />
        <PageRow icon="bank" title={t('bankAccounts')} text={t('bankAccountsText')} page="bank-card" />
      </List>
    </Section>
  );
}

/** Links about the account: its data, its security, and its play limits. */
export function AccountList() {
  const { t } = useTranslation('profile');
  return (
    <Section id="your-account" title={t('yourAccount')}>
      <List>
        <PageRow icon="user" title={t('accountInfo')} text={t('accountInfoText')} page="account-info" />
        <PageRow icon="lock" title={t('security')} text={t('securityText')} page="security-info" />
        <ListRow icon="people" title={t('friends')} text={t('friendsText')} to="/referral" />
        <ListRow icon="leaf" title={t('limits')} text={t('limitsText')} to="/account/limits" />
      </List>
    </Section>
  );
}

/** Settings stored on this device: language, motion, data saver, sounds and game controls. */
export function Settings() {
  const { t } = useTranslation('profile');
  const lessMotion = useLessMotion();
  const dataSaver = useDataSaver();
  const away = useAwayNotices();
  const changeAway = async (on: boolean) => {
    const now = await setAwayNotices(on);
    if (on && !now) toast('info', t('awayDenied'));
  };
  return (
    <Section id="settings" title={t('settings')}>
      <div className={styles.card}>
        <LanguageSelect />
        <Switch label={t('lessMotion')} checked={lessMotion} onChange={setLessMotion} />
        <Switch label={t('dataSaver')} checked={dataSaver} onChange={setDataSaver} />
        <p className={styles.note}>{t('dataSaverText')}</p>
        {awayNoticesPossible() && (
          <>
            <Switch label={t('away')} checked={away} onChange={(on) => void changeAway(on)} />
            <p className={styles.note}>{t('awayText')}</p>
          </>
        )}
      </div>
      <div className={styles.card}>
        <ControlSettings />
      </div>
    </Section>
  );
}

/** Help and sign-out. */
export function More() {
  const { t } = useTranslation(['profile', 'common']);
  const pages = usePages();
  const signedIn = useSession((session) => session.token !== null);
  const install = installPage();
  const { hide } = useDialog('sign-out');
  const { confirmSignOut, question } = useSignOut(hide);
  return (
    <Section id="more" title={t('more')}>
      <List>
        <ListRow icon="shield" title={t('fairness')} text={t('fairnessText')} to={FAIRNESS_PATH} />
        <ListRow icon="help" title={t('help')} text={t('helpText')} to="/help" />
        {install && (
          <ListRow
            icon="phone"
            title={t('install')}
            text={t('installText')}
            onClick={() => pages.open(install)}
          />
        )}
        {signedIn && <ListRow icon="signOut" title={t('signOut')} chevron={false} onClick={confirmSignOut} />}
      </List>
      {question}
    </Section>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** A link to one of the player's pages. */
function PageRow({ page, ...row }: { icon: IconName; title: string; text: string; page: PageKey }) {
  const { open } = usePages();
  return <ListRow {...row} onClick={() => open(page)} />;
}
