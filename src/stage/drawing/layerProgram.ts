import { Matrix } from 'pixi.js';
import { FRAGMENT_SHADER, type LayerKind } from './layerKinds.ts';

/** The compiled shaders of a kind of layers, and a cache of their uniforms: unchanged values are not sent again. */
export class LayerProgram {
  readonly #gl: WebGLRenderingContext;
  readonly #program: WebGLProgram;
  readonly #transform: WebGLUniformLocation | null;
  readonly #color: WebGLUniformLocation | null;
  readonly #sentTransform = new Matrix(Number.NaN);
  readonly #columns = new Float32Array(9);
  #sentTint = -1;
  #sentAlpha = -1;

  constructor(gl: WebGLRenderingContext, kind: LayerKind) {
    this.#gl = gl;
    this.#program = gl.createProgram();
    for (const [type, source] of [
      [gl.VERTEX_SHADER, kind.vertexShader],
      [gl.FRAGMENT_SHADER, FRAGMENT_SHADER],
    ] as const) {
      const shader = gl.createShader(type);
      // A lost context creates none; everything is recreated after it is restored.
      if (!shader) continue;
      gl.shaderSource(shader, source);
      gl.compileShader(shader);
      gl.attachShader(this.#program, shader);
      gl.deleteShader(shader);
    }
    // Fixed attribute locations, so that a buffer's attributes are described without querying the program.
    kind.attributes.forEach(({ name }, place) => {
      gl.bindAttribLocation(this.#program, place, name);
    });
    if (kind.instanced) gl.bindAttribLocation(this.#program, kind.attributes.length, 'aCorner');
    gl.linkProgram(this.#program);
    this.#transform = gl.getUniformLocation(this.#program, 'uTransform');
    this.#color = gl.getUniformLocation(this.#program, 'uColor');
  }

  activate(): void {
    // biome-ignore lint/correctness/useHookAtTopLevel: a WebGL function, not a React hook
    this.#gl.useProgram(this.#program);
  }

  /** The transform from layer to screen coordinates. The program must be in use. */
  setTransform(matrix: Matrix): void {
    if (matrix.equals(this.#sentTransform)) return;
    this.#sentTransform.copyFrom(matrix);
    const columns = this.#columns;
    columns[0] = matrix.a;
    columns[1] = matrix.b;
    columns[3] = matrix.c;
    columns[4] = matrix.d;
    columns[6] = matrix.tx;
    columns[7] = matrix.ty;
    columns[8] = 1;
    this.#gl.uniformMatrix3fv(this.#transform, false, columns);
  }

  /** The factor for the layers' colours: a tint, 0xRRGGBB, and an alpha from 0 to 255. The program must be in use. */
  setColor(tint: number, alpha: number): void {
    if (tint === this.#sentTint && alpha === this.#sentAlpha) return;
    this.#sentTint = tint;
    this.#sentAlpha = alpha;
    const share = alpha / 255;
    const red = (((tint >> 16) & 255) / 255) * share;
    const green = (((tint >> 8) & 255) / 255) * share;
    this.#gl.uniform4f(this.#color, red, green, ((tint & 255) / 255) * share, share);
  }
}
