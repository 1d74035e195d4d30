import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../feedback/toasts.ts';
import { Icon } from '../signs/Icon.tsx';
import styles from './CopyText.module.css';

/** How long (ms) a browser may take to begin with what it was handed. */
const SHOWN_MS = 60_000;

/** Hands a file to the browser, as a download of that name. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.hidden = true;
  // Firefox follows links of the page alone.
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), SHOWN_MS);
}

/** A hash or another long text under its name, broken anywhere, with a button that copies it. */
export function CopyText({ label, text }: { label: string; text: string }) {
  const { t } = useTranslation();
  const [copied, setCopied] = useCopied();
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <span className={styles.label}>{label}</span>
        <code className={styles.text}>{text}</code>
      </div>
      <button
        type="button"
        className={styles.copy}
        aria-label={`${copied ? t('copied') : t('copy')}: ${label}`}
        onClick={() => void copyText(text).then(setCopied)}
      >
        <Icon name={copied ? 'check' : 'copy'} size={18} />
      </button>
    </div>
  );
}

/** Puts a text on the clipboard, also where the Clipboard API is missing (plain http). False: it did not work. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyOldWay(text);
  }
}

function copyOldWay(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  // Inside an open sheet focus cannot leave it, so the field goes where the focus is.
  (document.activeElement?.parentElement ?? document.body).append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  return done;
}

/** Whether something was copied just now, for two seconds; and what says that it was. */
export function useCopied(): [copied: boolean, setCopied: (copied: boolean) => void] {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2_000);
    return () => clearTimeout(timer);
  }, [copied]);
  return [copied, setCopied];
}

/**
 * Hands a link on: the phone's own way to share where there is one, otherwise the link on the clipboard, which
 * `copied` says then.
 */
export async function share(url: string, text: string, copied: string): Promise<void> {
  if (navigator.share) {
    // The player may close the list of apps again: nothing to say about that.
    await navigator.share({ text, url }).catch(() => undefined);
    return;
  }
  if (await copyText(url)) toast('success', copied);
}
