import * as v from 'valibot';
import { call } from '../call.ts';

/**
 * Pictures uploaded by players: at most three at once, JPEG, PNG or WebP. They are re-encoded as WebP, and deleted if nothing
 * (a profile, feedback) refers to them for a day.
 */

export const MOST_IMAGES = 3;
/** Maximum size of one picture, bytes. */
export const IMAGE_BYTES = 5 * 1024 * 1024;
/** Maximum number of pixels, which rejects pictures that decode to more than a phone's camera produces. */
export const IMAGE_PIXELS = 64_000_000;
/** Maximum number of pictures a player may upload per hour, and have stored. */
export const IMAGES_AN_HOUR = 20;
export const IMAGES_IN_ALL = 300;

/** avatar: public. voucher and feedback: only for their player. identity: only for operators. */
const UPLOAD_PURPOSES = ['avatar', 'voucher', 'feedback', 'identity'] as const;
export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number];

export interface UploadedImage {
  /** The name used in other calls. */
  name: string;
  /** Where it can be fetched: an avatar publicly, others with the token, identity documents not at all. */
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
 * A form (multipart/form-data) with `purpose` and one to three `images`. 3 one is not a picture, is damaged or too large: then
 * none is stored. 667 too many uploads.
 */
export const siteUpload = call<{ images: readonly UploadedImage[] }>()({
  method: 'POST',
  path: '/main/site/upload',
  auth: 'token',
  input: uploadRequest,
});

/** The format of an uploaded picture's name. */
export const uploadName = v.pipe(v.string(), v.regex(/^[\w-]{22}$/));
const named = v.object({ name: uploadName });
export type UploadNamed = v.InferOutput<typeof named>;

/** One of the player's own pictures, except identity documents. 704 unknown name. */
export const siteUploaded = call<Blob>()({
  method: 'GET',
  path: '/main/site/upload/{name}',
  auth: 'token',
  input: named,
});

/** An avatar. 704 unknown name, or not an avatar. */
export const siteAvatar = call<Blob>()({
  method: 'GET',
  path: '/main/site/avatar/{name}',
  auth: 'open',
  input: named,
});
