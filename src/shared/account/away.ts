import { create } from 'zustand';
import { load, save } from '../../net/storage.ts';

/** Messages shown by the phone while the site is out of sight, by the site's worker (public/sw.js). */

const KEY = 'kilat.awayNotices';
const WORKER = '/sw.js';

/** Whether the player is told: asked for by the player and allowed by the browser. */
export const useAwayNotices = create<boolean>(() => load(KEY) === '1' && permission() === 'granted');

function permission(): NotificationPermission | 'missing' {
  const able = typeof Notification !== 'undefined' && 'serviceWorker' in navigator;
  return able ? Notification.permission : 'missing';
}

/** Whether the browser could show messages: it is able to, and the player has not forbidden it for good. */
export function awayNoticesPossible(): boolean {
  const now = permission();
  return now === 'default' || now === 'granted';
}

/** Turns messages on, asking the browser's permission where needed, or off. Says whether they are on now. */
export async function setAwayNotices(on: boolean): Promise<boolean> {
  const granted = on && awayNoticesPossible() && (await Notification.requestPermission()) === 'granted';
  if (granted) await navigator.serviceWorker.register(WORKER);
  save(KEY, granted ? '1' : null);
  useAwayNotices.setState(granted, true);
  return granted;
}

/**
 * Tells the player something if the site is out of sight and messages are on. A later message of the same tag takes
 * the earlier one's place. `to` is the address it leads to.
 */
export async function showNotification(message: {
  title: string;
  body: string;
  tag: string;
  to: string;
}): Promise<void> {
  if (!document.hidden || !useAwayNotices.getState()) return;
  const { title, body, tag, to } = message;
  const worker = await navigator.serviceWorker.register(WORKER);
  await worker.showNotification(title, { body, tag, data: { to }, icon: '/icons/icon-192.png' });
}
