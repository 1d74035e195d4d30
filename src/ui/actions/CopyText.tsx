import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../feedback/toasts.ts';
import { Icon } from '../signs/Icon.tsx';
import styles from './CopyText.module.css';

/** Time (ms) that a browser may take to start reading the object URL. */
const SHOWN_MS = 60_000;

/** Saves a file as a download with this name. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.hidden = true;
  // Firefox only follows links that are in the page.
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), SHOWN_MS);
}

/** A hash or another long text below its label, wrapped at any character, with a copy button. */
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

/** Copies a text to the clipboard, also where the Clipboard API is missing (plain http). False on failure. */
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
  // Focus cannot leave an open sheet, so the field is added next to the focused element.
  (document.activeElement?.parentElement ?? document.body).append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  return done;
}

/** Whether something was copied within the last two seconds, and its setter. */
export function useCopied(): [copied: boolean, setCopied: (copied: boolean) => void] {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2_000);
    return () => clearTimeout(timer);
  }, [copied]);
  return [copied, setCopied];
}

/** Shares a link: by the phone's share sheet where available, otherwise copied to the clipboard with the toast `copied`. */
export async function share(url: string, text: string, copied: string): Promise<void> {
  if (navigator.share) {
    // The player may dismiss the share sheet; that is no error.
    await navigator.share({ text, url }).catch(() => undefined);
    return;
  }
  if (await copyText(url)) toast('success', copied);
}
