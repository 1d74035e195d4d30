import * as v from 'valibot';

/** Inputs of the calls in ../uploads.ts. */

export const MOST_IMAGES = 3;

/** Maximum size of one picture, bytes. */
export const IMAGE_BYTES = 5 * 1024 * 1024;

/** avatar: public. voucher and feedback: only for their player. identity: only for operators. */
export const UPLOAD_PURPOSES = ['avatar', 'voucher', 'feedback', 'identity'] as const;

const image = v.pipe(
  v.instance(Blob),
  v.check(({ size }) => size > 0 && size <= IMAGE_BYTES),
);

export const siteUploadInput = v.object({
  purpose: v.picklist(UPLOAD_PURPOSES),
  images: v.pipe(v.array(image), v.minLength(1), v.maxLength(MOST_IMAGES)),
});

export type UploadRequest = v.InferOutput<typeof siteUploadInput>;

/** The format of an uploaded picture's name. */
export const uploadName = v.pipe(v.string(), v.regex(/^[\w-]{22}$/));

const named = v.object({ name: uploadName });

export type UploadNamed = v.InferOutput<typeof named>;

export const siteUploadedInput = named;
export const siteAvatarInput = named;
