import sharp from 'sharp';
import { siteUpload, type UploadedImage, type UploadPurpose } from '../../../contract/http/site/uploads.ts';
import type { TestHouse } from '../testHouse.ts';

const png = sharp({ create: { width: 8, height: 8, channels: 3, background: '#3c3' } })
  .png()
  .toBuffer();

/** Uploads a player's picture. */
export async function upload(
  house: TestHouse,
  token: string,
  purpose: UploadPurpose,
): Promise<UploadedImage> {
  const form = new FormData();
  form.set('purpose', purpose);
  form.append('images', new File([new Uint8Array(await png)], 'photo.png', { type: 'image/png' }));
  const answer = await fetch(house.url + siteUpload.path, {
    method: 'POST',
    headers: { main_token: token },
    body: form,
  });
  const { images } = (await answer.json()) as { images: UploadedImage[] };
  const [image] = images;
  if (!image) throw new Error('nothing was uploaded');
  return image;
}

/** Names of a player's stored pictures. */
export async function picturesOf(house: TestHouse, userId: string): Promise<string[]> {
  const { rows } = await house.db.pool.query('SELECT name FROM uploads WHERE user_id = $1 ORDER BY at', [
    userId,
  ]);
  return rows.map(({ name }) => name);
}

/** Shifts the times of all pictures into the past. */
export function agePictures(house: TestHouse, ms: number) {
  return house.db.pool.query('UPDATE uploads SET unused_since = unused_since - $1::bigint', [ms]);
}
