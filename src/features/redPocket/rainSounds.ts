import type { SoundCue, Sounds } from '../../shared/device/useSounds.ts';
import type { RedPocketView } from './engine/redPocketView.ts';
import type { LiveRain } from './liveRain.ts';

type SoundState = Pick<RedPocketView, 'picked' | 'opened' | 'find'>;

/** The sounds of a rain of envelopes: one is taken, it opens, and it contains money. */
export function rainSounds(live: Pick<LiveRain, 'view' | 'subscribe'>): Sounds<SoundState> {
  return {
    now: () => live.view(),
    subscribe: (changed) => live.subscribe(changed),
    cues,
    still: () => false,
    loop: null,
  };
}

function cues(before: SoundState, now: SoundState): SoundCue[] {
  const taken: SoundCue[] = before.picked === null && now.picked !== null ? ['cardDeal'] : [];
  // An envelope opened before this page loaded makes no sound.
  const opens = before.opened < 0 && now.opened >= 0 && Number.isFinite(now.opened);
  if (!opens) return taken;
  return [...taken, 'cardFlip', ...(now.find === 'amount' ? (['winSmall'] as const) : [])];
}
