import { toast } from '../feedback/toasts.ts';
import { copyText } from './CopyText.tsx';

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
