import type { FastifyInstance } from 'fastify';
import type { Language, Market } from '../../../contract/markets.ts';
import { escapeHtml } from '../../core/http/escapeHtml.ts';
import type { SandboxDoor } from '../../core/sandbox/door.ts';
import { type PageWords, sandboxDocument, serveSandboxPage } from '../../core/sandbox/servePage.ts';
import type { SandboxGateway, SentMessage } from './sandboxGateway.ts';

/** The page with the messages of a sandbox house. */
export const OUTBOX_PATH = '/sandbox/outbox';

/** Serves the outbox page; not without a sandbox. */
export function serveOutbox(
  app: FastifyInstance,
  sandbox: { gateway: SandboxGateway; door: SandboxDoor } | null,
  market: Market,
): void {
  serveSandboxPage(app, {
    path: OUTBOX_PATH,
    shown: sandbox && {
      door: sandbox.door,
      html: async (stylePath) => outboxPage(await sandbox.gateway.recent(), market, stylePath),
    },
  });
}

const WORDS: Record<Language, PageWords> = {
  id: {
    title: 'Kotak keluar',
    note: 'Situs ini sedang mode demo: pesan tidak benar-benar dikirim, tapi muncul di sini. Dimuat ulang sendiri tiap 5 detik.',
    empty: 'Belum ada pesan. Minta kode di situs, lalu lihat lagi ke sini.',
  },
  'es-MX': {
    title: 'Bandeja de salida',
    note: 'Este sitio está en modo demo: los mensajes no se envían de verdad, aparecen aquí. Se actualiza sola cada 5 segundos.',
    empty: 'Todavía no hay mensajes. Pide un código en el sitio y vuelve a mirar aquí.',
  },
  en: {
    title: 'Outbox',
    note: 'This site is in demo mode: messages are not really sent, they show up here. Reloads itself every 5 seconds.',
    empty: 'No messages yet. Ask for a code on the site, then look here again.',
  },
};

const CODE = /\b\d{6}\b/;

/** Turns a message's URLs into links. */
function withLinks(html: string): string {
  return html.replace(/https?:\/\/[\w.:/-]+/g, (url) => `<a href="${url}">${url}</a>`);
}

/** The page with the messages of a sandbox house, in the market's language. */
function outboxPage(messages: readonly SentMessage[], market: Market, stylePath: string): string {
  const { language, locale, timeZone } = market;
  const times = new Intl.DateTimeFormat(locale, { timeStyle: 'medium', dateStyle: 'medium', timeZone });
  const items = messages.map((message) => row(message, times));
  return sandboxDocument(market, WORDS[language], items, stylePath);
}

function row({ to, text, sentAt }: SentMessage, times: Intl.DateTimeFormat): string {
  const code = CODE.exec(text)?.[0];
  const large = code ? `<p class="code">${code}</p>` : '';
  const at = `<time datetime="${new Date(sentAt).toISOString()}">${escapeHtml(times.format(sentAt))}</time>`;
  return `<li><p class="to"><strong>${escapeHtml(to)}</strong> ${at}</p>${large}<p class="text">${withLinks(escapeHtml(text))}</p></li>`;
}
