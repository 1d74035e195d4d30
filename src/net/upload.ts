import { ErrorCode } from '../../contract/errors.ts';
import { siteUpload, type UploadedImage, type UploadPurpose } from '../../contract/http/site/uploads.ts';
import { http } from './backend.ts';
import { UPLOAD_TIMEOUT } from './settings.ts';

/** Refusals that the picture field shows (ImageField). */
const AT_FIELD: readonly number[] = [ErrorCode.badParameter, ErrorCode.tooFrequent];

/** Already uploaded pictures: the same picture sent again after a later failure is not uploaded twice. */
const cache = new Map<UploadPurpose, WeakMap<Blob, UploadedImage>>();

/**
 * Uploads pictures (one to three, as ImageField returns them) and resolves with their stored names, in order.
 * @throws HttpError: 3 one is not a picture or too large, 667 too many uploads
 */
export async function uploadImages(
  purpose: UploadPurpose,
  images: readonly Blob[],
): Promise<readonly UploadedImage[]> {
  const known = cache.get(purpose) ?? new WeakMap<Blob, UploadedImage>();
  cache.set(purpose, known);
  const fresh = images.filter((image) => !known.has(image));
  if (fresh.length > 0) {
    const answer = await http.send(
      siteUpload,
      { purpose, images: fresh },
      { form: true, timeout: UPLOAD_TIMEOUT, quiet: AT_FIELD },
    );
    answer.images.forEach((image, at) => {
      const sent = fresh[at];
      if (sent) known.set(sent, image);
    });
  }
  return images.flatMap((image) => known.get(image) ?? []);
}
