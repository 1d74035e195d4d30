import { expect, it } from 'vitest';
import { hashCommand, hmacCommand, pythonCommand } from './Elsewhere.tsx';

const KEY = '2658e71049c5dce8bf013249aca7cc5aace0f71774fff6136d23bac0baea39c5';

it('hashes texts without a trailing line break', () => {
  expect(hashCommand(KEY)).toBe(`printf %s ${KEY} | openssl dgst -sha256`);
  expect(hmacCommand(KEY, 'fastest:202611200001')).toBe(
    `printf %s fastest:202611200001 | openssl dgst -sha256 -hmac ${KEY}`,
  );
});

it('quotes a line of Python so that the shell leaves it unchanged', () => {
  const command = pythonCommand(KEY, '82:0', "int.from_bytes(h[:4],'big')*15>>32");
  const [before, program, after] = command.split('"');
  expect([before, after]).toEqual(['python3 -c ', '']);
  expect(program).not.toMatch(/[$`\\!]/);
  expect(program).toContain(`k=b'${KEY}';h=hmac.new(k,b'82:0',hashlib.sha256).digest()`);
});
