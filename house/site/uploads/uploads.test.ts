import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IMAGE_BYTES } from '../../../contract/http/site/inputs/uploads.ts';
import { siteUpload, type UploadedImage, type UploadPurpose } from '../../../contract/http/site/uploads.ts';
import { TestHouse } from '../../testing/testHouse.ts';
import { uploads } from './tables.ts';

let house: TestHouse;
let token: string;
beforeAll(async () => {
  house = await TestHouse.start();
  token = (await house.register()).token;
});
afterAll(() => house.close());

const picture = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } });
const png = await picture().png().toBuffer();
const jpeg = await picture().jpeg().toBuffer();
const webp = await picture().webp().toBuffer();

interface Sent {
  purpose?: string;
  token?: string;
}

/** Sends files as a form, like a browser, each named as a picture. */
async function send(files: readonly Uint8Array[], { purpose = 'voucher', token: as = token }: Sent = {}) {
  const form = new FormData();
  form.set('purpose', purpose);
  for (const file of files)
    form.append('images', new File([new Uint8Array(file)], 'photo.png', { type: 'image/png' }));
  const answer = await fetch(house.url + siteUpload.path, {
    method: 'POST',
    headers: { ...(as !== '' && { main_token: as }) },
    body: form,
  });
  const json = (await answer.json()) as { images: UploadedImage[]; errCode?: number };
  return { status: answer.status, code: json.errCode, images: json.images };
}

async function fetchBytes(path: string, as?: string) {
  const answer = await fetch(house.url + path, { headers: { ...(as && { main_token: as }) } });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

async function store(file: Uint8Array, purpose: UploadPurpose = 'voucher') {
  const { token: owner } = await house.register();
  const { images } = await send([file], { purpose, token: owner });
  return { owner, image: images[0]! };
}

/** A PNG that declares a size and has hardly any content. */
function pngBomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    crc.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, crc]);
  };
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const rows = deflateSync(Buffer.alloc(Math.min(4_000_000, (Math.ceil(width / 8) + 1) * height)));
  return Buffer.concat([
    png.subarray(0, 8),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

describe('a picture', () => {
  it.each([
    ['png', png],
    ['jpeg', jpeg],
    ['webp', webp],
  ])('is accepted as %s and stored as a WebP of the same size', async (_name, file) => {
    const { owner, image } = await store(file);
    expect(image).toMatchObject({ width: 40, height: 20, name: expect.stringMatching(/^[\w-]{22}$/) });
    const { bytes } = await fetchBytes(image.path, owner);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 40, height: 20 });
  });

  it('loses all metadata on place and camera, and is turned upright', async () => {
    const taken = await picture()
      .withExif({ IFD0: { Copyright: 'SECRET', Model: 'SECRET' }, IFD3: { GPSLatitude: '19/1 26/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">SECRET</x:xmpmeta>')
      .jpeg()
      .toBuffer();
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    const { owner, image } = await store(taken);
    const { bytes } = await fetchBytes(image.path, owner);
    const stored = await sharp(bytes).metadata();
    expect([stored.exif, stored.xmp, stored.iptc, stored.icc, stored.orientation]).toEqual(
      Array(5).fill(undefined),
    );
    expect(bytes.includes('SECRET')).toBe(false);
    expect([stored.width, stored.height]).toEqual([20, 40]);
  });

  it('is scaled down: an avatar to 256 square, others to 1,600 at most', async () => {
    const large = await picture(3_000, 1_500).jpeg().toBuffer();
    expect((await store(large)).image).toMatchObject({ width: 1_600, height: 800 });
    expect((await store(large, 'avatar')).image).toMatchObject({ width: 256, height: 256 });
  });
});

describe('an invalid picture', () => {
  const script = Buffer.from('<script>alert(1)</script>');
  const bad: [string, Uint8Array][] = [
    ['a script named .png', script],
    ['a page', Buffer.from('<!doctype html><html></html>')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>')],
    ['a GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
    ['a program', Buffer.from('\x7fELF\x02\x01\x01')],
    ['nothing', Buffer.alloc(0)],
    ['a PNG of its first bytes alone', png.subarray(0, 8)],
    ['a JPEG of its first bytes alone', jpeg.subarray(0, 3)],
    ["a script behind a PNG's first bytes", Buffer.concat([png.subarray(0, 8), script])],
    ["a GIF behind a JPEG's first bytes", Buffer.concat([jpeg.subarray(0, 3), Buffer.from('GIF89a')])],
    ['half a PNG', png.subarray(0, png.length - 40)],
    ['half a JPEG', jpeg.subarray(0, jpeg.length >> 1)],
    ['a PNG of 4 billion pixels', pngBomb(65_535, 65_535)],
    ['a PNG just over the limit', pngBomb(8_001, 8_000)],
    ['a PNG too long', pngBomb(2_147_483_647, 1)],
    ['too many bytes', Buffer.concat([png, Buffer.alloc(IMAGE_BYTES)])],
  ];
  it.each(bad)('is refused with 3: %s', async (_name, file) => {
    const { status, code } = await send([file]);
    expect([status, code]).toEqual([400, 3]);
  });

  it('makes the whole upload fail', async () => {
    const { token: owner, user } = await house.register();
    expect((await send([png, script], { token: owner })).code).toBe(3);
    const { orm } = house.db;
    const stored = await orm.select({ user: uploads.userId }).from(uploads);
    expect(stored.map((row) => row.user.toString())).not.toContain(user.id);
  });

  it('is removed when hidden in or behind a picture', async () => {
    const polyglots = [
      Buffer.concat([png, script, Buffer.from('PK\x03\x04')]),
      Buffer.concat([
        jpeg.subarray(0, 2),
        Buffer.from([0xff, 0xfe, 0, script.length + 2]),
        script,
        jpeg.subarray(2),
      ]),
    ];
    for (const polyglot of polyglots) {
      const { owner, image } = await store(polyglot);
      const { bytes } = await fetchBytes(image.path, owner);
      expect(bytes.includes('script')).toBe(false);
      expect(bytes.includes('PK\x03\x04')).toBe(false);
      expect(bytes.subarray(8, 12).toString()).toBe('WEBP');
    }
  });
});

describe('a form', () => {
  it('must have one to three pictures and a purpose', async () => {
    const { token: owner } = await house.register();
    expect((await send([png, png, png], { token: owner })).images).toHaveLength(3);
    expect((await send([png, png, png, png], { token: owner })).code).toBe(3);
    expect((await send([], { token: owner })).code).toBe(3);
    expect((await send([png], { token: owner, purpose: 'other' })).code).toBe(3);
  });

  it.each([
    ['JSON', 'application/json', '{"purpose":"voucher","images":["x"]}'],
    ['no boundary', 'multipart/form-data', 'x'],
    ['another boundary', 'multipart/form-data; boundary=a', '--b\r\n\r\n--b--'],
    [
      'an open end',
      'multipart/form-data; boundary=a',
      '--a\r\nContent-Disposition: form-data; name="x"\r\n\r\n',
    ],
    ['too many parts', 'multipart/form-data; boundary=a', '--a\r\n\r\n'.repeat(5_000)],
  ])('that is malformed is refused with 3: %s', async (_name, type, body) => {
    const headers = { main_token: token, 'content-type': type };
    const answer = await fetch(house.url + siteUpload.path, { method: 'POST', headers, body });
    expect([answer.status, ((await answer.json()) as { errCode: number }).errCode]).toEqual([400, 3]);
  });

  it('is not read without a valid token, nor beyond its size', async () => {
    expect((await send([png], { token: '' })).code).toBe(10004);
    expect((await send([png], { token: 'k1-1-bad' })).code).toBe(707);
    const huge = await send([Buffer.alloc(4 * IMAGE_BYTES)]).catch(() => ({ status: 413 }));
    expect(huge.status).toBe(413);
  });

  it('is not accepted by other calls', async () => {
    const form = new FormData();
    form.set('name', 'x');
    const answer = await fetch(`${house.url}/main/user`, {
      method: 'POST',
      headers: { main_token: token },
      body: form,
    });
    expect(answer.status).toBe(415);
  });

  it('is limited by an hourly quota, also concurrently', async () => {
    const { token: owner, user } = await house.register();
    for (let i = 0; i < 6; i++) await send([png, png, png], { token: owner });
    expect((await send([png, png, png], { token: owner })).code).toBe(667);
    const answers = await Promise.all(Array.from({ length: 5 }, () => send([png, png], { token: owner })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 667)).toHaveLength(4);
    await house.db.pool.query('UPDATE uploads SET at = at - 3600000 WHERE user_id = $1', [user.id]);
    expect((await send([png], { token: owner })).status).toBe(200);
  });
});

describe('fetching a picture', () => {
  it('is limited to the owner for a voucher, which browsers do not store', async () => {
    const { owner, image } = await store(png);
    const mine = await fetchBytes(image.path, owner);
    expect([mine.status, mine.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(mine.headers.get('cache-control')).toBe('private, no-store');
    expect(mine.headers.get('x-content-type-options')).toBe('nosniff');
    expect(mine.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    for (const path of [image.path, `/main/site/avatar/${image.name}`]) {
      const other = await fetchBytes(path, token);
      expect([other.status, JSON.parse(other.bytes.toString()).errCode]).toEqual([400, 704]);
    }
    expect(JSON.parse((await fetchBytes(image.path)).bytes.toString()).errCode).toBe(10004);
  });

  it('is public for an avatar, and cached forever', async () => {
    const { image } = await store(png, 'avatar');
    const { status, headers } = await fetchBytes(image.path);
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
  });

  it.each(['../../etc/passwd', '%2e%2e%2fx', 'a'.repeat(21), `${'a'.repeat(21)}%00`])(
    'is refused for %s',
    async (name) => {
      const { status } = await fetchBytes(`/main/site/avatar/${name}`);
      expect([400, 404]).toContain(status);
    },
  );
});
