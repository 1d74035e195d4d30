import WheelDetailPage from './WheelDetailPage.tsx';

/** The log of spins, each drawn again in the browser: a chunk of its own, as what proves a spin is much. */
export const pages = { 'daily-wheel-detail': WheelDetailPage };
