import { IMAGE_BYTES } from '../../../contract/http/uploads.ts';

/** What the house takes; what a phone keeps otherwise (HEIC) its picker converts, being told these. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

export type PictureProblem = 'wrongType' | 'tooLarge' | 'damaged';

/** A picture above so many bytes is drawn again smaller: players pay for what they send. */
const LIGHT = 1_500_000;
/** The longest side that is still read well: a receipt photographed whole. */
const LONGEST = 2_000;

/**
 * A chosen file as it can be sent: a large photograph made smaller, what the house would refuse told now.
 */
export async function preparePicture(file: File): Promise<{ file: File } | { problem: PictureProblem }> {
  if (!IMAGE_TYPES.includes(file.type)) return { problem: 'wrongType' };
  if (file.size === 0) return { problem: 'damaged' };
  if (file.size <= LIGHT) return { file };
  const smaller = await redraw(file).catch(() => null);
  const best = smaller && smaller.size < file.size ? smaller : file;
  return best.size > IMAGE_BYTES ? { problem: 'tooLarge' } : { file: best };
}

async function redraw(file: File): Promise<File | null> {
  const address = URL.createObjectURL(file);
  try {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    const { naturalWidth, naturalHeight } = picture;
    const scale = Math.min(1, LONGEST / Math.max(naturalWidth, naturalHeight));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(naturalWidth * scale);
    canvas.height = Math.round(naturalHeight * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.85));
    return blob && new File([blob], file.name, { type: blob.type });
  } finally {
    URL.revokeObjectURL(address);
  }
}
