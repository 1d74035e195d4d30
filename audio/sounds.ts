import sprite from './crash.json' with { type: 'json' };

/** Every sound the player knows, by its name in the sprite. `flight` is the only one that repeats. */
export type SoundName = keyof typeof sprite;

/** [start, length, repeats?] in ms, as Howler takes it. */
export const SPRITE = sprite as unknown as Record<SoundName, [number, number] | [number, number, boolean]>;

/** The tape in the order browsers should try: Opus is smaller, AAC plays everywhere. */
export const TAPES = ['/audio/crash.webm', '/audio/crash.m4a'];

/** A short buzz under the thumb where a sound is felt too, in ms. */
export const HAPTICS: Partial<Record<SoundName, number>> = { bet: 8, cashout: 18, crash: 35 };
