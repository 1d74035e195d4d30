import type { Container, WebGLRenderer } from 'pixi.js';
import type { StageLayers } from '../../scenes/engine/stageLayers.ts';

/** Pixi's renderer on a canvas of the page or of a worker, and what it renders. */
export interface SceneTarget {
  readonly renderer: WebGLRenderer;
  readonly root: Container;
  readonly layers: StageLayers;
  /** Emits the losses of the graphics context. */
  readonly canvas: EventTarget;
}
