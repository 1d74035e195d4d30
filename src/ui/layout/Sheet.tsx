import * as Dialog from '@radix-ui/react-dialog';
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../actions/Button.tsx';
import { useTitle } from './pageTitle.ts';
import styles from './Sheet.module.css';

/** From the edge of what the site's menu leaves of a wide screen to the search in its header. */
const INSET = 24;

/** Where a panel under the site's header begins, as the frame around the page tells it (app/chrome/Frame.tsx). */
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
 * A page over the page: from the bottom on phones, a card in the middle on wider screens. The page below is
 * inert; Escape, the cross and a press beside it close it. On devices with a mouse the element marked
 * `data-autofocus` takes the focus; on phones the sheet does, so that no keyboard jumps up.
 * `from="start"`: a panel along the screen's left edge instead. `from="top"`: all of the screen under the header on
 * phones, a panel there on wider screens; what is marked `data-autofocus` takes the focus there on phones too.
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
  /** Stands in the place of the title and the cross, above what scrolls; it has a way to close of its own. */
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
        {/* Not Dialog.Overlay: it locks scrolling with an inline style sheet, which the CSP refuses. */}
        <div className={styles.overlay} data-sheet="" />
        <Dialog.Content
          ref={content}
          className={styles.sheet}
          data-from={from}
          style={belowHeader}
          aria-describedby={undefined}
          // Radix hides the rest and does not say it.
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
/** What had the focus before the first sheet opened. */
let returnTo: Element | null = null;

/** Takes the page below out of reach while any sheet is open, and gives the focus back where it was. */
function useInertPage(): void {
  useLayoutEffect(() => {
    const before = document.activeElement;
    const page = document.getElementById('root');
    if (sheets === 0 && page?.contains(document.activeElement)) returnTo = document.activeElement;
    sheets += 1;
    if (page) page.inert = true;
    return () => {
      sheets -= 1;
      // Later: a sheet that takes this one's place is mounted in the same breath.
      setTimeout(() => {
        if (sheets > 0) return void focusBelow(before);
        if (page) page.inert = false;
        if (returnTo instanceof HTMLElement) returnTo.focus();
        returnTo = null;
      });
    };
  }, []);
}

/** On the sheet that is on top now: where the focus was before the one over it came, or on the sheet itself. */
function focusBelow(before: Element | null): void {
  const top = [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].pop();
  if (!top || top.contains(document.activeElement)) return;
  if (before instanceof HTMLElement && top.contains(before)) before.focus();
  else top.focus();
}
