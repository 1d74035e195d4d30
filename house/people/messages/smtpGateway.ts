import { createTransport, type Transporter } from 'nodemailer';
import type { Language } from '../../../contract/markets.ts';
import type { Message, MessageGateway } from './gateway.ts';
import { subjectOf } from './texts.ts';

/** SMTP settings: SMTP_URL and MAIL_FROM. */
export interface SmtpSettings {
  /** smtp: or smtps:, with user name and password in it. */
  url: string;
  from: string;
}

/** Timeout of the server, ms. */
const TIMEOUT_MS = 15_000;

/** Sends e-mail through an SMTP server. */
export class SmtpGateway implements MessageGateway {
  readonly #transport: Transporter;
  readonly #from: string;
  readonly #language: Language;

  constructor({ url, from }: SmtpSettings, language: Language) {
    this.#transport = createTransport({
      url,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      // A message is our own text: nothing in it may name a file or a URL to be fetched.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    this.#from = from;
    this.#language = language;
  }

  async send({ to, text, purpose }: Message): Promise<void> {
    const subject = subjectOf(purpose, this.#language);
    await this.#transport.sendMail({ from: this.#from, to: { name: '', address: to }, subject, text });
  }
}
