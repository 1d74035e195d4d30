import {
  type BitmapFontData,
  ImageSource,
  Spritesheet,
  type SpritesheetData,
  Texture,
  type TextureSource,
} from 'pixi.js';
import { releaseTexture } from './palette.ts';
import type { SceneAssets, SceneBundle } from './scene.ts';
import { GlyphFont } from './textLine.ts';

/** A loaded bundle; `destroy` frees its memory. */
export interface LoadedBundle extends SceneAssets {
  /** The atlas's picture. */
  readonly source: TextureSource;
  destroy(): void;
}

export interface LoadRequest {
  bundle: SceneBundle;
  /** Loads the atlas of half-size sprites, for pictures too small for the full ones; its letters have full size. */
  half: boolean;
  /** Base URL of the bundle's paths, with a trailing slash. */
  base: string;
  signal: AbortSignal;
  /** Share of the bytes loaded, 0..1. */
  onProgress: (share: number) => void;
}

/** Loads a scene's bundle. Rejects with a plain Error on a missing file or a lost connection; may be retried. */
export async function loadBundle({
  bundle,
  half,
  base,
  signal,
  onProgress,
}: LoadRequest): Promise<LoadedBundle> {
  const size = half ? '@0.5x' : '';
  const atlasPath = `${base}${bundle.atlas}${size}`;
  const [sheetData, fontData, blob] = await Promise.all([
    loadJson<SpritesheetData>(`${atlasPath}.json`, signal),
    loadJson<BitmapFontData[]>(`${base}${bundle.fonts}${size}.json`, signal),
    loadBytes(`${atlasPath}.webp`, signal, onProgress),
  ]);
  const resource = await createImageBitmap(blob, {
    premultiplyAlpha: 'premultiply',
    colorSpaceConversion: 'none',
  });
  if (signal.aborted) resource.close();
  signal.throwIfAborted();
  const source = new ImageSource({
    resource,
    resolution: Number(sheetData.meta.scale),
    alphaMode: 'premultiplied-alpha',
    autoGenerateMipmaps: true,
  });
  const atlas = new Texture({ source });
  const sheet = new Spritesheet(atlas, sheetData);
  await sheet.parse();
  const fonts = new Map(fontData.map((data) => [data.fontFamily, new GlyphFont(data, atlas)]));
  const found = <T>(thing: T | undefined, name: string): T => {
    if (thing === undefined) throw new Error(`${bundle.atlas} has no ${name}`);
    return thing;
  };
  return {
    source,
    texture: (name) => found(sheet.textures[name], name),
    frames: (name) => found(sheet.animations[name], name),
    font: (family) => found(fonts.get(family), `font ${family}`),
    destroy() {
      for (const font of fonts.values()) font.destroy();
      sheet.destroy();
      releaseTexture(atlas);
      resource.close();
    },
  };
}

async function loadJson<T>(address: string, signal: AbortSignal): Promise<T> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return (await response.json()) as T;
}

async function loadBytes(
  address: string,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Blob> {
  const response = await fetch(address, { signal });
  if (!response.ok || !response.body) throw new Error(`${address} answered ${response.status}`);
  const total = Number(response.headers.get('content-length'));
  const reader = response.body.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    size += part.value.length;
    if (total > 0) onProgress(Math.min(1, size / total));
  }
  return new Blob(parts, { type: response.headers.get('content-type') ?? 'image/webp' });
}
