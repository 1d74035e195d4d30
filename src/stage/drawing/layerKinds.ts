import { QUAD_WORDS, type QuadBatch } from '../../../scenes/kit/quads.ts';
import { RIBBON_WORDS, type Ribbon } from '../../../scenes/kit/ribbon.ts';

/** What can be drawn. */
export type Layer = QuadBatch | Ribbon;

/** What of a layer goes to the graphics card. */
export interface LayerData {
  /** Which it is; no two that are drawn have the same. */
  readonly uid: number;
  /** Another one after every change. */
  readonly version: number;
  readonly count: number;
  readonly words: Uint32Array | Float32Array;
}

/** An attribute as it lies in a buffer: its name in the shader, and how many floats, or bytes from 0 to 1. */
interface Attribute {
  name: string;
  size: number;
  bytes?: boolean;
}

/** A kind of layers: how their data lies in a buffer, what draws it. */
export interface LayerKind {
  attributes: readonly Attribute[];
  /** Words of 4 bytes of all attributes together. */
  words: number;
  /** Whether the attributes are those of a quad, whose corners come from a buffer of their own. */
  instanced: boolean;
  vertexShader: string;
}

/**
 * A corner is picked, turned and moved here, so that a quad is told once and not for each of its four corners. One that
 * adds its light gets an alpha of 0: with premultiplied colours it then takes nothing away from what lies below.
 */
const QUAD_BATCH: LayerKind = {
  attributes: [
    { name: 'aPosition', size: 2 },
    { name: 'aEdges', size: 4 },
    { name: 'aTurn', size: 2 },
    { name: 'aUV', size: 4 },
    { name: 'aColor', size: 4, bytes: true },
  ],
  words: QUAD_WORDS,
  instanced: true,
  vertexShader: `
attribute vec2 aPosition;
attribute vec4 aEdges;
attribute vec2 aTurn;
attribute vec4 aUV;
attribute vec4 aColor;
attribute vec2 aCorner;
uniform mat3 uTransform;
uniform vec4 uColor;
varying vec2 vUV;
varying vec4 vColor;
void main(void) {
  bool right = aCorner.x > 0.5;
  bool bottom = aCorner.y > 0.5;
  vec2 corner = vec2(right ? aEdges.x : aEdges.z, bottom ? aEdges.y : aEdges.w);
  float c = cos(aTurn.x);
  float s = sin(aTurn.x);
  vec2 place = vec2(corner.x * c - corner.y * s, corner.x * s + corner.y * c) + aPosition;
  gl_Position = vec4((uTransform * vec3(place, 1.0)).xy, 0.0, 1.0);
  vUV = vec2(right ? aUV.z : aUV.x, bottom ? aUV.w : aUV.y);
  vColor = vec4(aColor.rgb * aColor.a, aColor.a) * uColor;
  vColor.a *= aTurn.y;
}`,
};

const RIBBONS: LayerKind = {
  attributes: [
    { name: 'aPosition', size: 2 },
    { name: 'aUV', size: 2 },
  ],
  words: RIBBON_WORDS,
  instanced: false,
  vertexShader: `
attribute vec2 aPosition;
attribute vec2 aUV;
uniform mat3 uTransform;
uniform vec4 uColor;
varying vec2 vUV;
varying vec4 vColor;
void main(void) {
  gl_Position = vec4((uTransform * vec3(aPosition, 1.0)).xy, 0.0, 1.0);
  vUV = aUV;
  vColor = uColor;
}`,
};

export const LAYER_KINDS = { quads: QUAD_BATCH, ribbons: RIBBONS } as const;

export const FRAGMENT_SHADER = `
precision mediump float;
uniform sampler2D uTexture;
varying vec2 vUV;
varying vec4 vColor;
void main(void) {
  gl_FragColor = texture2D(uTexture, vUV) * vColor;
}`;
