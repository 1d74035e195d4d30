/** SHA-256 of what a WebGL canvas shows, in hex. Called in the task that draws: the canvas is empty after it. */
export async function sealOf(canvas: HTMLCanvasElement): Promise<string> {
  const gl = canvas.getContext('webgl2');
  if (!gl) throw new Error('this canvas is not drawn by WebGL');
  const { drawingBufferWidth: width, drawingBufferHeight: height } = gl;
  const pixels = new Uint8Array(width * height * 4);
  gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', pixels));
  return `${width}x${height} ${[...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
