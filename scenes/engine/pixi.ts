import { extensions, Ticker } from 'pixi.js';
import { QuadPipe } from './quadPipe.ts';
import 'pixi.js/filters';
import 'pixi.js/graphics';
import 'pixi.js/mesh';
import 'pixi.js/text-bitmap';
import 'pixi.js/unsafe-eval';

extensions.add(QuadPipe);

/** Pixi's settings, on the page and in a worker. Its garbage collector is off because scenes release their own resources. */
export const RENDERER_OPTIONS = {
  antialias: false,
  gcActive: false,
  backgroundColor: 0x0d0d26,
  width: 1,
  height: 1,
};

/** Keeps Pixi's ticker from requesting frames; call it before a renderer is created. */
export function quietPixi(): void {
  Ticker.system.autoStart = false;
  Ticker.system.stop();
}
