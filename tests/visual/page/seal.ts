/** SHA-256 of a WebGL canvas, in hex. Called in the task that draws: afterwards the canvas is empty. */
export async function sealOf(canvas: HTMLCanvasElement): Promise<string> {
  const gl = canvas.getContext('webgl2');
  if (!gl) throw new Error('this canvas is not drawn by WebGL');
  const { drawingBufferWidth: width, drawingBufferHeight: height } = gl;
  const pixels = new Uint8Array(width * height * 4);
  gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', pixels));
  return `${width}x${height} ${[...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * The seal that an album stores (album.ts): of the picture's size and its pixels, from the top. Called in the task that draws.
 */
export async function albumSealOf(canvas: HTMLCanvasElement): Promise<string> {
  const gl = canvas.getContext('webgl2');
  if (!gl) throw new Error('this canvas is not drawn by WebGL');
  const { drawingBufferWidth: width, drawingBufferHeight: height } = gl;
  const row = width * 4;
  const read = new Uint8Array(row * height);
  gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, read);
  const bytes = new Uint8Array(8 + read.length);
  new DataView(bytes.buffer).setUint32(0, width);
  new DataView(bytes.buffer).setUint32(4, height);
  // Its rows are bottom up.
  for (let y = 0; y < height; y++)
    bytes.set(read.subarray(y * row, (y + 1) * row), 8 + (height - 1 - y) * row);
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
