import * as v from 'valibot';
import { call } from '../call.ts';

/**
 * Pictures that players send: at most three at once, JPEG, PNG or WebP. They are kept as new WebP pictures, and one that
 * nothing names for a day (a profile, feedback) is forgotten.
 */

export const MOST_IMAGES = 3;
/** The most bytes of one picture. */
export const IMAGE_BYTES = 5 * 1024 * 1024;
/** The most pixels of one, so that what unpacks to more than a phone's camera makes is refused. */
export const IMAGE_PIXELS = 64_000_000;
/** How many pictures a player may send in an hour, and keep in all. */
export const IMAGES_AN_HOUR = 20;
export const IMAGES_IN_ALL = 300;

/** avatar: to be seen by everybody. voucher and feedback: by their player alone. identity: by operators alone. */
const UPLOAD_PURPOSES = ['avatar', 'voucher', 'feedback', 'identity'] as const;
export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number];

export interface UploadedImage {
  /** What other calls name it by. */
  name: string;
  /** Where it can be fetched: an avatar by everybody, others with the token, documents of an identity by nobody. */
  path: string;
  width: number;
  height: number;
}

const image = v.pipe(
  v.instance(Blob),
  v.check(({ size }) => size > 0 && size <= IMAGE_BYTES),
);
const uploadRequest = v.object({
  purpose: v.picklist(UPLOAD_PURPOSES),
  images: v.pipe(v.array(image), v.minLength(1), v.maxLength(MOST_IMAGES)),
});
export type UploadRequest = v.InferOutput<typeof uploadRequest>;

/**
 * A form (multipart/form-data) with `purpose` and one to three `images`. 3 when one is no picture, is damaged or too
 * large: then none is kept. 667 when the player sent too many.
 */
export const siteUpload = call<{ images: readonly UploadedImage[] }>()({
  method: 'POST',
  path: '/main/site/upload',
  auth: 'token',
  input: uploadRequest,
});

/** What an uploaded picture is named by. */
export const uploadName = v.pipe(v.string(), v.regex(/^[\w-]{22}$/));
const named = v.object({ name: uploadName });
export type UploadNamed = v.InferOutput<typeof named>;

/** One of the player's own pictures, documents of an identity apart. 704 when there is none of that name. */
export const siteUploaded = call<Blob>()({
  method: 'GET',
  path: '/main/site/upload/{name}',
  auth: 'token',
  input: named,
});

/** An avatar. 704 when there is none of that name, or it is no avatar. */
export const siteAvatar = call<Blob>()({
  method: 'GET',
  path: '/main/site/avatar/{name}',
  auth: 'open',
  input: named,
});
