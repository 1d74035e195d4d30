import { expect } from '@playwright/test';
import sharp from 'sharp';
import { userDocuments, userIdentification, userIdentity } from '../../../contract/http/people/security.ts';
import { siteUpload } from '../../../contract/http/site/uploads.ts';

/** A picture of a document. */
export const documentPicture = () =>
  sharp({ create: { width: 320, height: 200, channels: 3, background: '#456' } })
    .png()
    .toBuffer();

/** Gives a player's identity, sends a document, and waits until the sandbox has verified it. */
export async function verifyIdentity(url: string, token: string, fullName: string): Promise<void> {
  const send = async (call: { method: string; path: string }, body?: object | FormData): Promise<unknown> => {
    const form = body instanceof FormData;
    const answer = await fetch(new URL(call.path, url), {
      method: call.method,
      headers: { main_token: token, ...(body && !form && { 'content-type': 'application/json' }) },
      ...(body && { body: form ? body : JSON.stringify(body) }),
    });
    expect(answer.status, call.path).toBe(200);
    return answer.json();
  };
  await send(userIdentification, { fullName, birthDate: '1990-05-17' });
  const pictures = new FormData();
  pictures.set('purpose', 'identity');
  pictures.append(
    'images',
    new File([new Uint8Array(await documentPicture())], 'ktp.png', { type: 'image/png' }),
  );
  const { images } = (await send(siteUpload, pictures)) as { images: { name: string }[] };
  await send(userDocuments, { documents: images.map(({ name }) => name) });
  const state = async () => ((await send(userIdentity)) as { state: string }).state;
  await expect.poll(state, { timeout: 30_000 }).toBe('verified');
}
