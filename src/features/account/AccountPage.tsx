import { useTranslation } from 'react-i18next';
import { Avatar } from '../../shared/account/Avatar.tsx';
import { useSession } from '../../shared/account/session.ts';
import { useSignOut } from '../../shared/account/useSignOut.tsx';
import { setLessMotion, useLessMotion } from '../../shared/device/preferences.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { useVipLine } from '../../shared/promotions/useVipLine.ts';
import { useWallet } from '../../shared/wallet/walletStore.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Switch } from '../../ui/actions/choices.tsx';
import { List, ListRow } from '../../ui/layout/List.tsx';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import { LanguageSelect } from '../../ui/signs/LanguageSelect.tsx';
import { Money } from '../../ui/signs/Money.tsx';
import styles from './AccountPage.module.css';

/** The account sheet of the signed-in player. */
export function AccountPage() {
  const { t } = useTranslation(['account', 'common', 'profile']);
  const pages = usePages();
  const player = useSession((session) => session.player);
  const balance = useWallet((wallet) => wallet.balance);
  const lessMotion = useLessMotion();
  const vip = useVipLine(player?.id);

  const { confirmSignOut, busy, question } = useSignOut(pages.close);

  return (
    <Sheet title={t('common:account')} onClose={pages.close}>
      <div className={styles.player}>
        {player && (
          <Avatar avatar={player.avatar} portrait={player.portrait} frame={player.frame} size={52} />
        )}
        <p className={styles.name}>{player ? player.name : <Skeleton width="8em" />}</p>
      </div>
      <div className={styles.balance}>
        <p className={styles.label}>{t('common:balance')}</p>
        <p className={styles.amount}>
          <Money amount={balance} />
        </p>
        <p className={styles.note}>{t('playMoneyNote')}</p>
      </div>
      <List raised>
        <ListRow icon="trophy" title={vip?.title ?? t('common:vip')} text={vip?.text} to="/vip" />
        <ListRow icon="history" title={t('myBets')} onClick={() => pages.open('bet-history')} />
      </List>
      <div className={styles.settings}>
        <LanguageSelect />
        <Switch label={t('lessMotion')} checked={lessMotion} onChange={setLessMotion} />
      </div>
      <Button kind="secondary" size="large" className={styles.leave} busy={busy} onClick={confirmSignOut}>
        <Icon name="signOut" />
        {t('signOut')}
      </Button>
      {question}
    </Sheet>
  );
}
