import { Component, type ErrorInfo, type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { errorText } from '../i18n/i18n.ts';
import { reports } from '../net/backend.ts';
import { Unreachable } from '../net/loadWithRetry.ts';
import { Button } from '../ui/actions/Button.tsx';
import { useTitle } from '../ui/layout/pageTitle.ts';
import { FAILED_FOR } from '../ui/loading/lazyWithRetry.ts';
import { Icon } from '../ui/signs/Icon.tsx';
import styles from './ErrorBoundary.module.css';

/**
 * Catches errors of its children, and offers a way out instead of an empty screen; failed loads are retried. With `onLeave` it
 * covers the page with a full screen that can be closed.
 */
export class ErrorBoundary extends Component<
  { onLeave?: () => void; children: ReactNode },
  { error: unknown }
> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    if (error instanceof Unreachable) return;
    // biome-ignore lint/suspicious/noConsole: the stack helps with debugging a broken screen
    console.error(error, info.componentStack);
    reports.broke(error);
  }

  override render() {
    const { onLeave, children } = this.props;
    const { error } = this.state;
    if (error === null) return children;
    const screen =
      error instanceof Unreachable ? (
        <UnreachableScreen onRetry={() => this.setState({ error: null })} onLeave={onLeave} />
      ) : (
        <BrokenScreen onLeave={onLeave} />
      );
    return onLeave ? createPortal(screen, document.body) : screen;
  }
}

interface Leave {
  onLeave: (() => void) | undefined;
}

function BrokenScreen({ onLeave }: Leave) {
  const { t } = useTranslation();
  return (
    <Screen title={t('crashedTitle')} text={t('crashedText')} onLeave={onLeave}>
      <Button kind="primary" size="large" onClick={() => location.reload()}>
        {t('reload')}
      </Button>
    </Screen>
  );
}

/** Also retries when the network is back, so that the requested page is shown then. */
function UnreachableScreen({ onRetry, onLeave }: Leave & { onRetry: () => void }) {
  const { t } = useTranslation();
  const [{ since, title }] = useState(() => ({
    since: Date.now(),
    title: errorText(navigator.onLine ? 'network' : 'offline') ?? '',
  }));
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const want = () => setWanted(true);
    addEventListener('online', want);
    return () => removeEventListener('online', want);
  }, []);
  useEffect(() => {
    if (!wanted) return;
    const timer = setTimeout(onRetry, since + FAILED_FOR - Date.now());
    return () => clearTimeout(timer);
  });
  return (
    <Screen title={title} onLeave={onLeave}>
      <Button kind="primary" size="large" busy={wanted} onClick={() => setWanted(true)}>
        {t('retry')}
      </Button>
    </Screen>
  );
}

function Screen({
  title,
  text,
  onLeave,
  children,
}: Leave & { title: string; text?: string; children: ReactNode }) {
  const { t } = useTranslation();
  useTitle(title, onLeave ? 'sheet' : 'page');
  // The page below has its own main element.
  const Part = onLeave ? 'div' : 'main';
  return (
    <Part
      className={styles.screen}
      data-over={onLeave !== undefined}
      // A sheet below would close on a press outside it, and leaving this screen would then close another one.
      onPointerDown={(event) => event.stopPropagation()}
    >
      <span className={styles.icon}>
        <Icon name="alert" size={30} />
      </span>
      <div className={styles.words} role="alert">
        <h1>{title}</h1>
        {text && <p>{text}</p>}
      </div>
      {children}
      {onLeave && <Button onClick={onLeave}>{t('back')}</Button>}
    </Part>
  );
}
