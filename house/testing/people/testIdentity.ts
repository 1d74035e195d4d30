import sharp from 'sharp';
import { userDocuments, userIdentification } from '../../../contract/http/people/security.ts';
import { siteUpload, type UploadedImage, type UploadPurpose } from '../../../contract/http/site/uploads.ts';
import type { Database } from '../../core/db/database.ts';
import type { TestHouse } from '../testHouse.ts';

/** Sets a market's default rules: 18 years, identity required before withdrawals and above a sum of deposits. */
export async function requireIdentity(db: Database, depositsFrom = 1_000_000_000n): Promise<void> {
  await db.pool.query(
    'UPDATE markets SET least_age = 18, identity_withdrawals = true, identity_deposits = $1',
    [depositsFrom],
  );
}

/** Uploads a picture for a purpose. */
export async function upload(
  house: TestHouse,
  token: string,
  purpose: UploadPurpose,
): Promise<UploadedImage> {
  const png = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#c33' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('purpose', purpose);
  form.append('images', new File([new Uint8Array(png)], 'photo.png', { type: 'image/png' }));
  const answer = await fetch(house.url + siteUpload.path, {
    method: 'POST',
    headers: { main_token: token },
    body: form,
  });
  const { images } = (await answer.json()) as { images: UploadedImage[] };
  return images[0] as UploadedImage;
}

/** Submits a player's identity and a document for review. Returns the document's name. */
export async function identify(house: TestHouse, token: string, fullName = 'Budi Santoso'): Promise<string> {
  await house.call(userIdentification, { token, input: { fullName, birthDate: '1990-05-17' } });
  const { name } = await upload(house, token, 'identity');
  await house.call(userDocuments, { token, input: { documents: [name] } });
  return name;
}
