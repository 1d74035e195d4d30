import type { Sharp } from 'sharp';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import { IMAGE_PIXELS, type UploadPurpose } from '../../../contract/http/site/uploads.ts';

/** A re-encoded picture: WebP without any metadata. */
export interface Picture {
  content: Buffer;
  width: number;
  height: number;
}

let library: ReturnType<typeof loadLibrary> | null = null;

/** Loads the library for the first picture, since it would delay the house's start. */
async function loadLibrary() {
  const { default: sharp } = await import('sharp');
  // Enables only these three readers for uploaded files, whatever else the library could open.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
  });
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

/** Maximum length of the longer side of a stored picture, and the side of an avatar. */
const LONGEST = 1_600;
const AVATAR = 256;
const SECONDS = 10;

/**
 * Detects a picture's format by its content and re-encodes it: upright, no larger than needed, with none of the original bytes.
 * Refusal: 3 unless it is a complete JPEG, PNG or WebP of an acceptable size.
 */
export async function rewrite(sent: Uint8Array, purpose: UploadPurpose): Promise<Picture> {
  const format = formatOf(sent);
  if (format === null) throw new Refusal(ErrorCode.badParameter, 'images');
  library ??= loadLibrary();
  const sharp = await library;
  try {
    const image = sharp(sent, { failOn: 'error', limitInputPixels: IMAGE_PIXELS, sequentialRead: true });
    if ((await image.metadata()).format !== format)
      throw new Error('another format than its first bytes say');
    const { data, info } = await sized(image.autoOrient(), purpose)
      .webp({ quality: 82 })
      .timeout({ seconds: SECONDS })
      .toBuffer({ resolveWithObject: true });
    return { content: data, width: info.width, height: info.height };
  } catch {
    throw new Refusal(ErrorCode.badParameter, 'images');
  }
}

function sized(image: Sharp, purpose: UploadPurpose): Sharp {
  return purpose === 'avatar'
    ? image.resize(AVATAR, AVATAR, { fit: 'cover' })
    : image.resize(LONGEST, LONGEST, { fit: 'inside', withoutEnlargement: true });
}

/** A file's format by its first bytes, whatever its name. */
function formatOf(bytes: Uint8Array): 'jpeg' | 'png' | 'webp' | null {
  const text = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  return /^RIFF[\s\S]{4}WEBP$/.test(text) ? 'webp' : null;
}
