import { QUAD_WORDS, type QuadBatch } from '../../../scenes/kit/quads.ts';
import { RIBBON_WORDS, type Ribbon } from '../../../scenes/kit/ribbon.ts';

/** The drawable layers. */
export type Layer = QuadBatch | Ribbon;

/** The data of a layer that are sent to the graphics card. */
export interface LayerData {
  /** Its id; unique among drawn layers. */
  readonly uid: number;
  /** Changes with every modification. */
  readonly version: number;
  readonly count: number;
  readonly words: Uint32Array | Float32Array;
}

/** An attribute in a buffer: its name in the shader, and the number of floats, or bytes mapped to 0..1. */
interface Attribute {
  name: string;
  size: number;
  bytes?: boolean;
}

/** A kind of layers: the buffer layout of its data, and its shaders. */
export interface LayerKind {
  attributes: readonly Attribute[];
  /** Number of 4-byte words of all attributes together. */
  words: number;
  /** Whether the attributes are per quad, with the corners in a separate buffer. */
  instanced: boolean;
  vertexShader: string;
}

/**
 * The corner is selected, rotated and moved in the shader, so that a quad is sent once instead of four times. An additive quad
 * gets an alpha of 0: with premultiplied colours it then removes nothing of what is below.
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
