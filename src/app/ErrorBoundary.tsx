import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './Notice.module.css';

/** Catches what breaks below it, and offers a way on instead of an empty screen. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    // biome-ignore lint/suspicious/noConsole: the only witness of a broken screen
    console.error(error, info.componentStack);
  }

  override render() {
    return this.state.broken ? <BrokenScreen /> : this.props.children;
  }
}

function BrokenScreen() {
  const { t } = useTranslation();
  return (
    <main className={styles.screen} role="alert">
      <span className={styles.icon}>
        <Icon name="alert" size={30} />
      </span>
      <h1>{t('crashedTitle')}</h1>
      <p>{t('crashedText')}</p>
      <Button kind="primary" size="large" onClick={() => location.reload()}>
        {t('reload')}
      </Button>
    </main>
  );
}
