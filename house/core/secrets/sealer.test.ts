import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/core/testDatabase.ts';
import { openSealer } from './openSealer.ts';
import { keyNameOf, Sealer } from './sealer.ts';

const key = () => randomBytes(32);
const log = pino({ level: 'silent' });

describe('a sealed text', () => {
  it('decrypts only with its key and its context, and never looks the same twice', () => {
    const [one, two] = [key(), key()];
    const sealer = new Sealer([one]);
    const sealed = sealer.seal('JBSWY3DP', 'user:7');
    expect(sealed).not.toContain('JBSWY3DP');
    expect(sealer.seal('JBSWY3DP', 'user:7')).not.toBe(sealed);
    expect(sealer.open(sealed, 'user:7')).toBe('JBSWY3DP');
    expect(sealer.open(sealed, 'user:8')).toBeNull();
    expect(new Sealer([two]).open(sealed, 'user:7')).toBeNull();
    expect(new Sealer([two, one]).open(sealed, 'user:7')).toBe('JBSWY3DP');
    expect([sealer.isCurrent(sealed), new Sealer([two, one]).isCurrent(sealed)]).toEqual([true, false]);
  });

  it('does not decrypt if modified; a plain text is returned unchanged', () => {
    const sealer = new Sealer([key()]);
    const sealed = sealer.seal('JBSWY3DP', 'user:7');
    const at = sealed.length - 8;
    const other = sealed[at] === 'A' ? 'B' : 'A';
    expect(sealer.open(`${sealed.slice(0, at)}${other}${sealed.slice(at + 1)}`, 'user:7')).toBeNull();
    expect(sealer.open(sealed.slice(0, 20), 'user:7')).toBeNull();
    expect(sealer.open('JBSWY3DP', 'user:7')).toBe('JBSWY3DP');
  });

  it('decrypts if sealed before contexts other than players existed', () => {
    const sealed = 'v1.a5c25ac5.JT7CGqR3a7eE91N32OsUqqX417ZmvQ9qxS5RP4Qwidd74NAf';
    const sealer = new Sealer([key(), Buffer.alloc(32, 7)]);
    expect(sealer.open(sealed, 'user:7')).toBe('JBSWY3DP');
    expect(sealer.open(sealed, 'round:user:7')).toBeNull();
    expect([keyNameOf(sealed), keyNameOf('JBSWY3DP')]).toEqual(['a5c25ac5', null]);
  });

  it('round-trips for any text and context, and in no other context', () => {
    const sealer = new Sealer([key()]);
    const texts = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(texts, texts, texts, (text, context, other) => {
        const sealed = sealer.seal(text, context);
        expect(sealer.open(sealed, context)).toBe(text);
        expect(sealer.open(sealed, other)).toBe(other === context ? text : null);
      }),
    );
  });
});

describe('the key', () => {
  it('is created once in DATA_DIR, readable by its owner only, with concurrent starts', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'kilat-key-'));
    const db = await createTestDatabase();
    try {
      const config = { secretsKeys: [], databaseUrl: null, dataDir };
      const sealers = await Promise.all(Array.from({ length: 5 }, () => openSealer({ db, log, config })));
      const sealed = sealers[0]?.seal('secret', 'user:1') ?? '';
      for (const sealer of sealers) expect(sealer.open(sealed, 'user:1')).toBe('secret');
      expect(await readdir(dataDir)).toEqual(['secrets.key']);
      expect((await stat(join(dataDir, 'secrets.key'))).mode & 0o777).toBe(0o600);
      expect(await readFile(join(dataDir, 'secrets.key'), 'utf8')).toMatch(/^[0-9a-f]{64}\n$/);
      const given = await openSealer({ db, log, config: { ...config, secretsKeys: [key()] } });
      expect([given.open(sealed, 'user:1'), given.isCurrent(sealed)]).toEqual(['secret', false]);
      await writeFile(join(dataDir, 'secrets.key'), 'short');
      await expect(openSealer({ db, log, config })).rejects.toThrow('holds no key');
    } finally {
      await db.close();
      await rm(dataDir, { recursive: true });
    }
  });
});
