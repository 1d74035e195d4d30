import { call } from '../call.ts';
import type {
  siteAvatarInput,
  siteUploadedInput,
  siteUploadInput,
  UPLOAD_PURPOSES,
} from './inputs/uploads.ts';

/**
 * Pictures uploaded by players: at most three at once, JPEG, PNG or WebP. They are re-encoded as WebP, and deleted if nothing
 * (a profile, feedback) refers to them for a day.
 */

/** Maximum number of pixels, which rejects pictures that decode to more than a phone's camera produces. */
export const IMAGE_PIXELS = 64_000_000;
/** Maximum number of pictures a player may upload per hour, and have stored. */
export const IMAGES_AN_HOUR = 20;
export const IMAGES_IN_ALL = 300;

export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number];

export interface UploadedImage {
  /** The name used in other calls. */
  name: string;
  /** Where it can be fetched: an avatar publicly, others with the token, identity documents not at all. */
  path: string;
  width: number;
  height: number;
}

/**
 * A form (multipart/form-data) with `purpose` and one to three `images`. 3 one is not a picture, is damaged or too large: then
 * none is stored. 667 too many uploads.
 */
export const siteUpload = call<{ images: readonly UploadedImage[] }, typeof siteUploadInput>({
  method: 'POST',
  path: '/main/site/upload',
  auth: 'token',
});

/** One of the player's own pictures, except identity documents. 704 unknown name. */
export const siteUploaded = call<Blob, typeof siteUploadedInput>({
  method: 'GET',
  path: '/main/site/upload/{name}',
  auth: 'token',
});

/** An avatar. 704 unknown name, or not an avatar. */
export const siteAvatar = call<Blob, typeof siteAvatarInput>({
  method: 'GET',
  path: '/main/site/avatar/{name}',
  auth: 'open',
});
