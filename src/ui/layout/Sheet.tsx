import * as Dialog from '@radix-ui/react-dialog';
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../actions/Button.tsx';
import { useTitle } from './pageTitle.ts';
import styles from './Sheet.module.css';

/** Left inset from the site's menu on a wide screen, which aligns the panel with the search in the header. */
const INSET = 24;

/** The top of a panel below the site's header, as published by the page chrome (app/chrome/Frame.tsx). */
function useBelowHeader(wanted: boolean): CSSProperties | undefined {
  const [place, setPlace] = useState<CSSProperties>();
  useLayoutEffect(() => {
    if (!wanted) return;
    const measure = () => setPlace(placeNow());
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [wanted]);
  return place;
}

function placeNow(): CSSProperties {
  const frame = document.querySelector('[data-chrome]');
  if (!frame) return {};
  const style = getComputedStyle(frame);
  const menu = Number.parseFloat(style.paddingLeft) || 0;
  return { top: style.getPropertyValue('--chrome-top') || 0, ...(menu > 0 && { left: menu + INSET }) };
}

/**
 * A modal page over the page: from the bottom on phones, a centred card on wider screens. The page below is inert; Escape, the
 * close button and a press outside close it. On devices with a mouse the element marked `data-autofocus` takes the focus; on
 * phones the sheet does, so that no keyboard opens. `from="start"`: a panel along the left edge instead. `from="top"`: the
 * whole screen below the header on phones, a panel there on wider screens; `data-autofocus` then works on phones too.
 */
export function Sheet({
  title,
  onClose,
  from = 'bottom',
  head,
  children,
}: {
  title: string;
  onClose: () => void;
  from?: 'bottom' | 'start' | 'top';
  /** Replaces the title and the close button, above the scrolling content; it needs its own close button. */
  head?: ReactNode;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const content = useRef<HTMLDivElement>(null);
  const belowHeader = useBelowHeader(from === 'top');
  useInertPage();
  useTitle(title, 'sheet');
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        {/* Not Dialog.Overlay: it locks scrolling with an inline style sheet, which the CSP blocks. */}
        <div className={styles.overlay} data-sheet="" />
        <Dialog.Content
          ref={content}
          className={styles.sheet}
          data-from={from}
          style={belowHeader}
          aria-describedby={undefined}
          // Radix hides the rest but does not set this attribute.
          aria-modal
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            const typing = from === 'top' || matchMedia('(pointer: fine)').matches;
            const wanted = typing ? content.current?.querySelector<HTMLElement>('[data-autofocus]') : null;
            (wanted ?? content.current)?.focus();
          }}
          onCloseAutoFocus={(event) => event.preventDefault()}
        >
          {head === undefined ? (
            <header className={styles.header}>
              <Dialog.Title className={styles.title}>{title}</Dialog.Title>
              <IconButton icon="close" label={t('close')} onClick={onClose} />
            </header>
          ) : (
            <header>
              <Dialog.Title className="visually-hidden">{title}</Dialog.Title>
              {head}
            </header>
          )}
          <div className={styles.body}>{children}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

let sheets = 0;
/** The focused element before the first sheet opened. */
let returnTo: Element | null = null;

/** Makes the page below inert while any sheet is open, and restores the focus afterwards. */
function useInertPage(): void {
  useLayoutEffect(() => {
    const before = document.activeElement;
    const page = document.getElementById('root');
    if (sheets === 0 && page?.contains(document.activeElement)) returnTo = document.activeElement;
    sheets += 1;
    if (page) page.inert = true;
    return () => {
      sheets -= 1;
      // Delayed, because a replacing sheet is mounted in the same task.
      setTimeout(() => {
        if (sheets > 0) return void focusBelow(before);
        if (page) page.inert = false;
        if (returnTo instanceof HTMLElement) returnTo.focus();
        returnTo = null;
      });
    };
  }, []);
}

/** Restores the focus in the sheet that is now on top: the element focused before, or the sheet itself. */
function focusBelow(before: Element | null): void {
  const top = [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].pop();
  if (!top || top.contains(document.activeElement)) return;
  if (before instanceof HTMLElement && top.contains(before)) before.focus();
  else top.focus();
}
