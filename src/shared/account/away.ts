import { create } from 'zustand';
import { load, save } from '../../net/storage.ts';

/** Phone notifications while the site is not visible, shown by the site's worker (public/sw.js). */

const KEY = 'kilat.awayNotices';
const WORKER = '/sw.js';

/** Whether notifications are on: enabled by the player and permitted by the browser. */
export const useAwayNotices = create<boolean>(() => load(KEY) === '1' && permission() === 'granted');

function permission(): NotificationPermission | 'missing' {
  const able = typeof Notification !== 'undefined' && 'serviceWorker' in navigator;
  return able ? Notification.permission : 'missing';
}

/** Whether notifications are possible: supported, and not permanently denied. */
export function awayNoticesPossible(): boolean {
  const now = permission();
  return now === 'default' || now === 'granted';
}

/** Turns notifications on (requesting permission if needed) or off. Returns whether they are on now. */
export async function setAwayNotices(on: boolean): Promise<boolean> {
  const granted = on && awayNoticesPossible() && (await Notification.requestPermission()) === 'granted';
  if (granted) await navigator.serviceWorker.register(WORKER);
  save(KEY, granted ? '1' : null);
  useAwayNotices.setState(granted, true);
  return granted;
}

/**
 * Shows a notification if the site is not visible and notifications are on. A later one with the same tag replaces the earlier
 * one. `to`: the address that it opens.
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
