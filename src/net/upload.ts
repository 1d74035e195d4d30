import { ErrorCode } from '../../contract/errors.ts';
import { siteUpload, type UploadedImage, type UploadPurpose } from '../../contract/http/site/uploads.ts';
import { http } from './backend.ts';
import { UPLOAD_TIMEOUT } from './settings.ts';

/** Refusals that the field of the pictures tells (ImageField). */
const AT_FIELD: readonly number[] = [ErrorCode.badParameter, ErrorCode.tooFrequent];

/** What was kept already: the same picture sent again, after something else failed, does not travel twice. */
const cache = new Map<UploadPurpose, WeakMap<Blob, UploadedImage>>();

/**
 * Sends pictures (one to three, as ImageField gives them) and answers what the house keeps them as, in their order.
 * @throws HttpError: 3 one is no picture or too large, 667 too many were sent
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
