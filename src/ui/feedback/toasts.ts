import { create } from 'zustand';

export interface Toast {
  id: number;
  tone: 'info' | 'success' | 'error';
  text: string;
  /** A second, less prominent line: '#code' of an error. */
  detail?: string;
}

/** Maximum number of visible toasts; further ones are queued. */
export const TOASTS_SHOWN = 2;

/** How long a toast shows, in ms (spec.md, "Business constants"). */
export const TOAST_TIME = 3_000;

export const useToasts = create<readonly Toast[]>(() => []);

let lastId = 0;

/** Shows a toast for three seconds. The same text is not shown twice at once. */
export function toast(tone: Toast['tone'], text: string, detail?: string): void {
  const queue = useToasts.getState();
  if (queue.some((one) => one.tone === tone && one.text === text && one.detail === detail)) return;
  lastId += 1;
  useToasts.setState([...queue, { id: lastId, tone, text, ...(detail !== undefined && { detail }) }], true);
}

export function dismissToast(id: number): void {
  useToasts.setState(
    useToasts.getState().filter((one) => one.id !== id),
    true,
  );
}
