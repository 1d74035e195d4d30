import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { emailCode, emailPasswordCode } from '../../../contract/http/people/security.ts';
import { TestHouse } from '../../testing/testHouse.ts';
import type { Message } from './gateway.ts';
import { SmtpGateway } from './smtpGateway.ts';

const FROM = 'Kilat <kilat@mail.example>';
const MESSAGE: Message = {
  channel: 'email',
  to: 'budi@mail.example',
  text: 'Kilat: kode 123456',
  purpose: 'resetPassword',
};

/** A minimal SMTP server that accepts every e-mail and records what it receives. */
class TestSmtp {
  readonly letters: { from: string; to: string[]; data: string }[] = [];
  readonly #server: Server;
  #refuses = false;

  constructor() {
    this.#server = createServer((socket) => this.#serve(socket));
  }

  async open(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `smtp://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Refuses recipients from now on. */
  refuse(): void {
    this.#refuses = true;
  }

  close(): void {
    this.#server.close();
  }

  #serve(socket: Socket): void {
    const letter = { from: '', to: [] as string[], data: '' };
    let pending = '';
    let inData = false;
    const reply = (line: string) => socket.write(`${line}\r\n`);
    reply('220 test');
    socket.on('error', () => {});
    socket.on('data', (bytes) => {
      pending += bytes.toString('utf8');
      for (let end = pending.indexOf('\r\n'); end >= 0; end = pending.indexOf('\r\n')) {
        const line = pending.slice(0, end);
        pending = pending.slice(end + 2);
        if (inData) {
          if (line !== '.') letter.data += `${line}\n`;
          else {
            inData = false;
            this.letters.push(letter);
            reply('250 taken');
          }
        } else if (/^EHLO/i.test(line)) reply('250 test');
        else if (/^MAIL FROM/i.test(line)) {
          letter.from = line;
          reply('250 ok');
        } else if (/^RCPT TO/i.test(line)) {
          letter.to.push(line);
          reply(this.#refuses ? '550 no such mailbox' : '250 ok');
        } else if (/^DATA/i.test(line)) {
          inData = true;
          reply('354 go on');
        } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
        else reply('250 ok');
      }
    });
  }
}

describe('the SMTP gateway', () => {
  let smtp: TestSmtp;
  let url: string;
  beforeAll(async () => {
    smtp = new TestSmtp();
    url = await smtp.open();
  });
  afterAll(() => smtp.close());

  it('sends an e-mail whose subject does not contain the code', async () => {
    await new SmtpGateway({ url, from: FROM }, 'id').send(MESSAGE);
    const [letter] = smtp.letters;
    expect(letter?.from).toContain('<kilat@mail.example>');
    expect(letter?.to).toEqual(['RCPT TO:<budi@mail.example>']);
    expect(letter?.data).toContain('From: Kilat <kilat@mail.example>');
    expect(letter?.data).toContain('To: budi@mail.example');
    expect(letter?.data).toContain('Kilat: kode 123456');
    const subject = /^Subject: (.*)$/m.exec(letter?.data ?? '')?.[1];
    expect(subject).toBe('Kilat: Kode untuk mengganti kata sandi');
  });

  it('sends the e-mail of a house while texts go to its outbox', async () => {
    const house = await TestHouse.start({ config: { smtp: { url, from: FROM } } });
    try {
      const { token, phone } = await house.register();
      const email = 'rumah@mail.example';
      const sent = await house.call(emailCode, { token, input: { purpose: 'bindEmail', email } });
      expect(sent.sandbox).toBeNull();
      await vi.waitFor(() => expect(smtp.letters.at(-1)?.to).toEqual([`RCPT TO:<${email}>`]), {
        timeout: 20_000,
      });
      expect((await house.db.pool.query('SELECT 1 FROM outbox')).rows).toEqual([]);
      const path = '/main/user/phone/check';
      const text = await house.request('POST', path, { body: { phone, purpose: 'resetPassword' } });
      expect(text.json.sandbox).toBe('/sandbox/outbox');
      await house.call(emailPasswordCode, { input: { email: 'nobody@mail.example' } });
      expect(smtp.letters.flatMap(({ to }) => to).join()).not.toContain('nobody');
    } finally {
      await house.close();
    }
  });

  it('fails when the server refuses the e-mail, or is not there', async () => {
    smtp.refuse();
    await expect(new SmtpGateway({ url, from: FROM }, 'id').send(MESSAGE)).rejects.toThrow(/550/);
    const nowhere = { url: 'smtp://127.0.0.1:1', from: FROM };
    await expect(new SmtpGateway(nowhere, 'id').send(MESSAGE)).rejects.toThrow(/ECONNREFUSED/);
  });
});
