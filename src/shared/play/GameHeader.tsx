import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button, IconButton } from '../../ui/actions/Button.tsx';
import { useTitle } from '../../ui/layout/pageTitle.ts';
import { Money } from '../../ui/signs/Money.tsx';
import { useSession } from '../account/session.ts';
import { usePages } from '../navigation/usePages.ts';
import { useWallet } from '../wallet/walletStore.ts';
import styles from './GameHeader.module.css';
import { useRunning } from './running.ts';

/**
 * A game page's header: back button, name, balance (links to the cashier and back here) or sign-in, and the game's own
 * controls.
 */
export function GameHeader({ title, back, children }: { title: string; back: string; children?: ReactNode }) {
  const { t } = useTranslation();
  useTitle(title);
  const navigate = useNavigate();
  const pages = usePages();
  const signedIn = useSession((session) => session.token !== null);
  const balance = useWallet((wallet) => wallet.balance);
  const leave = () => {
    const { auto } = useRunning.getState();
    if (auto) auto.confirmLeave(back);
    else navigate(back);
  };
  return (
    <header className={styles.header}>
      <IconButton icon="back" label={t('back')} onClick={leave} />
      <div className={styles.names}>
        <h1 className={styles.title}>{title}</h1>
        <span className={styles.play}>{t('playMoney')}</span>
      </div>
      {signedIn ? (
        <button type="button" className={styles.balance} onClick={() => pages.open('wallet')}>
          <span className="visually-hidden">{t('balance')} </span>
          <Money amount={balance} />
        </button>
      ) : (
        <Button onClick={() => pages.open('login')}>{t('signIn')}</Button>
      )}
      {children}
    </header>
  );
}
