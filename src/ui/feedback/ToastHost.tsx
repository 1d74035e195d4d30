import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { Icon, type IconName } from '../signs/Icon.tsx';
import styles from './ToastHost.module.css';
import { dismissToast, TOAST_TIME, TOASTS_SHOWN, type Toast, useToasts } from './toasts.ts';

const ICONS: Record<Toast['tone'], IconName> = { info: 'info', success: 'check', error: 'alert' };

/** The container of toasts: outside the page, so that a sheet over the page does not hide them from screen readers. */
export function ToastHost() {
  const toasts = useToasts();
  return createPortal(
    <div className={styles.host} role="status" aria-live="polite">
      {toasts.slice(0, TOASTS_SHOWN).map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>,
    document.body,
  );
}

export function ToastCard({ toast }: { toast: Toast }) {
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(toast.id), TOAST_TIME);
    return () => clearTimeout(timer);
  }, [toast.id]);
  return (
    <div className={styles.toast} data-tone={toast.tone}>
      <span className={styles.icon}>
        <Icon name={ICONS[toast.tone]} size={18} />
      </span>
      <span>
        {toast.text}
        {toast.detail !== undefined && <span className={styles.detail}> {toast.detail}</span>}
      </span>
    </div>
  );
}
