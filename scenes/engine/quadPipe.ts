import {
  color32BitToUniform,
  ExtensionType,
  type Instruction,
  type InstructionPipe,
  type InstructionSet,
  Matrix,
  multiplyHexColors,
  type RenderPipe,
  Shader,
  State,
  Texture,
  UniformGroup,
  type WebGLRenderer,
} from 'pixi.js';
import type { QuadBatch } from './quadBatch.ts';
import { QuadGeometry } from './quadGeometry.ts';

/**
 * The corner is selected, rotated and moved in the shader, so that a quad is sent once instead of four times. An additive quad
 * gets an alpha of 0: with premultiplied colours it then removes nothing of what is below.
 */
const VERTEX = `
in vec2 aPosition;
in vec4 aEdges;
in vec2 aTurn;
in vec4 aUV;
in vec4 aUpper;
in vec4 aLower;
in vec2 aCorner;
uniform mat3 uTransform;
uniform vec4 uColor;
out vec2 vUV;
out vec4 vColor;
void main(void) {
  bool right = aCorner.x > 0.5;
  bool bottom = aCorner.y > 0.5;
  vec2 corner = vec2(right ? aEdges.x : aEdges.z, bottom ? aEdges.y : aEdges.w);
  float c = cos(aTurn.x);
  float s = sin(aTurn.x);
  vec2 place = vec2(corner.x * c - corner.y * s, corner.x * s + corner.y * c) + aPosition;
  gl_Position = vec4((uTransform * vec3(place, 1.0)).xy, 0.0, 1.0);
  vUV = vec2(right ? aUV.z : aUV.x, bottom ? aUV.w : aUV.y);
  vec4 color = bottom ? aLower : aUpper;
  vColor = vec4(color.rgb * color.a, color.a) * uColor;
  vColor.a *= aTurn.y;
}`;

const FRAGMENT = `
in vec2 vUV;
in vec4 vColor;
out vec4 finalColor;
uniform sampler2D uTexture;
void main(void) {
  finalColor = texture(uTexture, vUV) * vColor;
}`;

/** Consecutive batches of one texture: one instruction of Pixi's. */
class QuadRun implements Instruction {
  readonly renderPipeId = 'quadBatch';
  readonly canBundle = false;
  readonly batches: QuadBatch[] = [];
}

/**
 * Draws quad batches in Pixi's render loop (a render pipe, WebGL only). Consecutive batches of one texture, transform and
 * colour are one draw call, except that still ones are not mixed with moving ones.
 */
export class QuadPipe implements RenderPipe<QuadBatch>, InstructionPipe<QuadRun> {
  static readonly extension = { type: [ExtensionType.WebGLPipes], name: 'quadBatch' } as const;

  readonly #renderer: WebGLRenderer;
  readonly #uniforms = new UniformGroup({
    uTransform: { value: new Matrix(), type: 'mat3x3<f32>' },
    uColor: { value: new Float32Array(4), type: 'vec4<f32>' },
  });
  readonly #shader = Shader.from({
    gl: { vertex: VERTEX, fragment: FRAGMENT },
    resources: { uTexture: Texture.WHITE.source, uniforms: this.#uniforms },
  });
  readonly #state = State.for2d();
  /** The buffers of the draw calls, by the first batch of each. */
  readonly #geometries = new WeakMap<QuadBatch, QuadGeometry>();

  constructor(renderer: WebGLRenderer) {
    this.#renderer = renderer;
  }

  addRenderable(batch: QuadBatch, instructions: InstructionSet): void {
    this.#renderer.renderPipes.batch.break(instructions);
    let run: Instruction | undefined = instructions.instructions[instructions.instructionSize - 1];
    if (!(run instanceof QuadRun) || run.batches[0]?.texture.source !== batch.texture.source) {
      run = new QuadRun();
      instructions.add(run);
    }
    (run as QuadRun).batches.push(batch);
  }

  validateRenderable(): boolean {
    return false;
  }

  updateRenderable(): void {
    // A batch is read when it is drawn.
  }

  execute({ batches }: QuadRun): void {
    for (let from = 0; from < batches.length; ) {
      const first = batches[from] as QuadBatch;
      let to = from + 1;
      while (to < batches.length && fits(first, batches[to] as QuadBatch)) to++;
      if (first.isRenderable) this.#draw(batches, from, to);
      from = to;
    }
  }

  destroy(): void {
    this.#shader.destroy();
  }

  #draw(batches: readonly QuadBatch[], from: number, to: number): void {
    const first = batches[from] as QuadBatch;
    const geometry = this.#geometryOf(first);
    geometry.copy(batches, from, to);
    if (geometry.instanceCount === 0) return;
    const { projectionMatrix, worldTransformMatrix, offset, worldColor } =
      this.#renderer.globalUniforms.globalUniformData;
    const { uTransform, uColor } = this.#uniforms.uniforms;
    uTransform.copyFrom(first.groupTransform).prepend(worldTransformMatrix).translate(-offset.x, -offset.y);
    uTransform.prepend(projectionMatrix);
    color32BitToUniform(multiplyColors(first.groupColorAlpha, worldColor), uColor, 0);
    this.#shader.resources.uTexture = first.texture.source;
    this.#renderer.encoder.draw({ geometry, shader: this.#shader, state: this.#state });
  }

  #geometryOf(batch: QuadBatch): QuadGeometry {
    const known = this.#geometries.get(batch);
    if (known) return known;
    const geometry = new QuadGeometry();
    this.#geometries.set(batch, geometry);
    batch.once('destroyed', () => geometry.destroy());
    return geometry;
  }
}

/** Whether a batch may be in the same draw call as the first one. */
function fits(first: QuadBatch, { groupColorAlpha, groupTransform, still }: QuadBatch): boolean {
  return (
    groupColorAlpha === first.groupColorAlpha &&
    still === first.still &&
    groupTransform.equals(first.groupTransform)
  );
}

/** Multiplies two colours with alpha, 0xAABBGGRR, as Pixi does. */
function multiplyColors(one: number, other: number): number {
  const alpha = ((one >>> 24) * (other >>> 24)) / 255;
  return ((alpha << 24) | multiplyHexColors(one & 0xffffff, other & 0xffffff)) >>> 0;
}
