import type { FastifyInstance } from 'fastify';
import type { Language, Market } from '../../../../contract/markets.ts';
import { escapeHtml } from '../../../core/http/escapeHtml.ts';
import type { SandboxDoor } from '../../../core/sandbox/door.ts';
import { type PageWords, sandboxDocument, serveSandboxForms } from '../../../core/sandbox/servePage.ts';
import { PRESSES, type Press, type SandboxGateway, type SandboxOrder } from './gateway.ts';

type Words = PageWords & Record<Press | SandboxOrder['state'] | SandboxOrder['kind'], string>;

const WORDS: Record<Language, Words> = {
  id: {
    title: 'Gateway uji coba',
    note: 'Situs ini sedang mode demo: tidak ada uang sungguhan. Di sini kamu berperan sebagai penyedia pembayaran.',
    empty: 'Belum ada pembayaran. Buka isi saldo di situs, lalu lihat lagi ke sini.',
    deposit: 'Deposit',
    payout: 'Penarikan',
    open: 'menunggu',
    refused: 'ditolak',
    expired: 'kedaluwarsa',
    paid: 'Bayar',
    half: 'Bayar separuh',
    over: 'Bayar lebih',
    twice: 'Kirim dua kali',
    refuse: 'Tolak',
    expire: 'Kedaluwarsakan',
    chargeback: 'Tarik kembali (chargeback)',
  },
  'es-MX': {
    title: 'Pasarela de prueba',
    note: 'Este sitio está en modo demo: no hay dinero de verdad. Aquí tú eres el proveedor de pagos.',
    empty: 'Todavía no hay pagos. Abre un depósito en el sitio y vuelve a mirar aquí.',
    deposit: 'Depósito',
    payout: 'Retiro',
    open: 'en espera',
    refused: 'rechazado',
    expired: 'vencido',
    paid: 'Pagar',
    half: 'Pagar la mitad',
    over: 'Pagar de más',
    twice: 'Enviar dos veces',
    refuse: 'Rechazar',
    expire: 'Vencer',
    chargeback: 'Contracargo',
  },
  en: {
    title: 'Sandbox gateway',
    note: 'This site is in demo mode: there is no real money. Here you are the provider of payments.',
    empty: 'No payments yet. Open a deposit on the site, then look here again.',
    deposit: 'Deposit',
    payout: 'Withdrawal',
    open: 'waiting',
    refused: 'refused',
    expired: 'expired',
    paid: 'Pay',
    half: 'Pay half',
    over: 'Overpay',
    twice: 'Send twice',
    refuse: 'Refuse',
    expire: 'Let expire',
    chargeback: 'Charge back',
  },
};

const PAYOUT_PRESSES: readonly Press[] = ['paid', 'twice', 'refuse'];
const LATE_PRESSES: readonly Press[] = ['paid', 'half', 'twice', 'chargeback'];

/** The page with the sandbox gateway's orders and a button for each action. */
function sandboxPage(
  orders: readonly SandboxOrder[],
  market: Market,
  { style, action }: { style: string; action: string },
): string {
  const { language, locale, currency } = market;
  const words = WORDS[language];
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const row = ({ id, kind, reference, amount, what, state }: SandboxOrder) => {
    const presses =
      state === 'open'
        ? kind === 'payout'
          ? PAYOUT_PRESSES
          : PRESSES
        : kind === 'payout'
          ? []
          : LATE_PRESSES;
    const buttons = presses.map((press) => `<button name="press" value="${press}">${words[press]}</button>`);
    return `<li><p class="to"><strong>${words[kind]} · ${escapeHtml(what)}</strong> <span>${state === 'paid' ? '✓' : words[state]}</span></p>
<p class="code">${escapeHtml(money.format(Number(amount) / 100))}</p>
<p class="text">${escapeHtml(reference)}</p>
<form method="post" action="${action}"><input type="hidden" name="id" value="${id}">${buttons.join(' ')}</form></li>`;
  };
  return sandboxDocument(market, words, orders.map(row), style);
}

const PATH = '/sandbox/payments';

/** Serves the sandbox gateway's page and its buttons, which only accept requests from the page; null without a sandbox. */
export async function servePaymentsPage(
  app: FastifyInstance,
  sandbox: { gateway: SandboxGateway; door: SandboxDoor } | null,
  market: Market,
): Promise<void> {
  const shown = sandbox && {
    door: sandbox.door,
    html: async (style: string) =>
      sandboxPage(await sandbox.gateway.recent(), market, { style, action: PATH }),
  };
  await serveSandboxForms(app, { path: PATH, shown }, async (form) => {
    const press = PRESSES.find((one) => one === form.get('press'));
    const id = form.get('id') ?? '';
    return sandbox !== null && press !== undefined && /^\d{1,18}$/.test(id)
      ? sandbox.gateway.press(BigInt(id), press)
      : false;
  });
}
