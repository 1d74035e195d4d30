import { button, element, setLabel } from '../dom.ts';
import { icon } from '../icons.ts';
import type { Write } from '../texts.ts';

/** A sheet over the game: a native dialog, which traps the focus and closes with Escape. */
export interface Sheet {
  root: HTMLDialogElement;
  close(): void;
}

/**
 * Opens a sheet.
 * @param closed called when it has closed, for any reason
 */
export function openSheet(
  { title, write, closed }: { title: string; write: Write; closed?: () => void },
  ...body: readonly Node[]
): Sheet {
  const close = () => root.close();
  const away = button('tool', close, icon('close'));
  setLabel(away, write('dismiss'));
  const heading = element('h2', { textContent: title, id: 'sheet-title' });
  const header = element('header', { className: 'sheet-head' }, heading, away);
  const root = element(
    'dialog',
    { className: 'sheet', attributes: { 'aria-labelledby': 'sheet-title' } },
    header,
    element('div', { className: 'sheet-body' }, ...body),
  );
  root.addEventListener('close', () => {
    root.remove();
    closed?.();
  });
  // A click outside the sheet targets the dialog itself.
  root.addEventListener('click', (event) => event.target === root && outside(root, event) && close());
  document.body.append(root);
  root.showModal();
  return { root, close };
}

function outside(root: Element, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = root.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
