import { lazyWithRetry } from '../../ui/loading/lazyWithRetry.ts';

/** The menu's own chunk, with the dialog's code: fetched when the thumb touches the menu's button. */
export const sideMenu = lazyWithRetry(() => import('./SideMenu.tsx'));
