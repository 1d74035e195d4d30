import type { Texture } from 'pixi.js';
import { clamp01, lerp } from '../../engine/ease.ts';
import type { QuadBatch } from '../../engine/quadBatch.ts';
import { random } from './random.ts';

/** Parameters of a burst: ranges from least to most, lengths in CSS pixels at unit 1, times in ms, speeds per second. */
export interface BurstKind {
  count: number;
  /** ms in which all pieces start. */
  over: number;
  life: readonly [number, number];
  speed: readonly [number, number];
  /** Their direction, radians clockwise from the right, and the spread about it. */
  towards: number;
  spread: number;
  gravity: number;
  /** ms in which drag takes two thirds of their speed. */
  drag: number;
  /** Scale of the sprite. */
  size: readonly [number, number];
  /** Maximum rotation, radians per second, either way; 0 points along the flight. */
  spin: number;
  /** How often per second a piece turns over, as paper and coins do; 0 for one-sided pieces. */
  flutter: number;
  /** Frames per second if the sprites are an animation; 0 gives each piece one of them. */
  rate: number;
  tints: readonly number[];
}

export const SPARKS: BurstKind = {
  count: 30,
  over: 0,
  life: [340, 680],
  speed: [120, 420],
  towards: 0,
  spread: Math.PI * 2,
  gravity: 160,
  drag: 340,
  size: [0.4, 0.8],
  spin: 0,
  flutter: 0,
  rate: 0,
  tints: [0xfff3c4, 0xffe79a, 0xffc95c],
};

export const COINS: BurstKind = {
  count: 26,
  over: 420,
  life: [1300, 1700],
  speed: [330, 620],
  towards: -Math.PI / 2,
  spread: 1.5,
  gravity: 900,
  drag: 1800,
  size: [0.5, 0.72],
  spin: 2.4,
  flutter: 0,
  rate: 12,
  tints: [0xffffff],
};

export const CONFETTI: BurstKind = {
  count: 64,
  over: 260,
  life: [2000, 3200],
  speed: [260, 760],
  towards: -Math.PI / 2,
  spread: 2.3,
  gravity: 260,
  drag: 420,
  size: [0.45, 0.7],
  spin: 5,
  flutter: 1.7,
  rate: 0,
  tints: [0xffffff],
};

/** ms from the first piece's start to the last one's end. */
export function burstTime({ over, life }: BurstKind): number {
  return over + life[1];
}

/**
 * Draws a burst from x, y at `t` ms. A piece's position is a function of its age: flight with gravity and linear drag, which
 * has a closed form.
 */
export function drawBurst(
  layer: Pick<QuadBatch, 'put'>,
  frames: readonly Texture[],
  kind: BurstKind,
  t: number,
  seed: number,
  x: number,
  y: number,
  unit: number,
): void {
  if (t <= 0 || t >= burstTime(kind) || frames.length === 0) return;
  const { count, over, life, speed, size, tints } = kind;
  const air = kind.drag / 1000;
  for (let i = 0; i < count; i++) {
    const key = 120_000 + i * 8;
    const age = t - over * random(seed, key);
    const lived = age / lerp(life[0], life[1], random(seed, key + 1));
    if (age <= 0 || lived >= 1) continue;
    const seconds = age / 1000;
    const towards = kind.towards + ((i + random(seed, key + 2)) / count - 0.5) * kind.spread;
    const power = lerp(speed[0], speed[1], random(seed, key + 3));
    const left = Math.exp(-seconds / air);
    const gone = air * (1 - left);
    const fallen = kind.gravity * air * (seconds - gone);
    const speedX = Math.cos(towards) * power * left;
    const speedY = Math.sin(towards) * power * left + kind.gravity * gone;
    const along = kind.spin === 0;
    const own = random(seed, key + 4);
    const turn = along ? Math.atan2(speedY, speedX) : own * 6.3 + (own - 0.5) * 2 * kind.spin * seconds;
    const scale = lerp(size[0], size[1], random(seed, key + 5)) * unit;
    const stretch = along ? 0.35 + Math.hypot(speedX, speedY) / 300 : 1;
    const flat = kind.flutter === 0 ? 1 : Math.cos((own + kind.flutter * seconds) * Math.PI * 2);
    const frame = frames[(i + Math.floor(kind.rate * seconds)) % frames.length] as Texture;
    layer.put(
      frame,
      x + Math.cos(towards) * power * gone * unit,
      y + (Math.sin(towards) * power * gone + fallen) * unit,
      scale * stretch,
      scale * flat,
      turn,
      tints[i % tints.length] ?? 0xffffff,
      clamp01((1 - lived) * 4) * clamp01(age / 40),
    );
  }
}
