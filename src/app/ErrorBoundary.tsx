import { Component, type ErrorInfo, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { reports } from '../net/house.ts';
import { Button } from '../ui/actions/Button.tsx';
import { useTitle } from '../ui/layout/pageTitle.ts';
import { Icon } from '../ui/signs/Icon.tsx';
import styles from './ErrorBoundary.module.css';

/**
 * Catches what breaks below it, and offers a way on instead of an empty screen. With `onLeave` it stands for what lies
 * over the page: the whole screen then, which may be left.
 */
export class ErrorBoundary extends Component<
  { onLeave?: () => void; children: ReactNode },
  { broken: boolean }
> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    // biome-ignore lint/suspicious/noConsole: whoever looks at the broken screen wants the stack
    console.error(error, info.componentStack);
    reports.broke(error);
  }

  override render() {
    const { onLeave, children } = this.props;
    if (!this.state.broken) return children;
    return onLeave ? createPortal(<BrokenScreen onLeave={onLeave} />, document.body) : <BrokenScreen />;
  }
}

function BrokenScreen({ onLeave }: { onLeave?: () => void }) {
  const { t } = useTranslation();
  useTitle(t('crashedTitle'), onLeave ? 'sheet' : 'page');
  // The page below has its own main part.
  const Screen = onLeave ? 'div' : 'main';
  return (
    <Screen className={styles.screen} data-over={onLeave !== undefined}>
      <span className={styles.icon}>
        <Icon name="alert" size={30} />
      </span>
      <div className={styles.words} role="alert">
        <h1>{t('crashedTitle')}</h1>
        <p>{t('crashedText')}</p>
      </div>
      <Button kind="primary" size="large" onClick={() => location.reload()}>
        {t('reload')}
      </Button>
      {onLeave && <Button onClick={onLeave}>{t('back')}</Button>}
    </Screen>
  );
}
