import type { FastifyInstance } from 'fastify';
import type { Language, Market } from '../../../contract/markets.ts';
import type { Clock } from '../../core/clock.ts';
import { escapeHtml } from '../../core/http/escapeHtml.ts';
import type { SandboxDoor } from '../../core/sandbox/door.ts';
import { type PageWords, sandboxDocument, serveSandboxForms } from '../../core/sandbox/servePage.ts';
import { ACTS, type Act, actOn } from './acts.ts';
import { FAULTS, type Fault, type Misbehaviour } from './misbehaviour.ts';
import type { Spin } from './spinRows.ts';
import type { Spins } from './spins.ts';
import type { SpinState } from './tables.ts';
import type { WalletClient } from './walletClient.ts';

type Words = PageWords &
  Record<Fault | Act | 'gift' | 'given' | 'next' | 'bet' | 'win', string> & {
    states: Record<SpinState, string>;
  };

const WORDS: Record<Language, Words> = {
  id: {
    title: 'Studio uji coba',
    note: 'Di sini kamu berperan sebagai provider game yang nakal: pilih apa yang salah pada panggilan berikutnya, atau pada putaran yang sudah selesai.',
    empty: 'Belum ada putaran. Mainkan slot di situs, lalu lihat lagi ke sini.',
    next: 'Panggilan berikutnya dari',
    bet: 'taruhan',
    win: 'kemenangan',
    lostAnswer: 'Jawaban hilang',
    silence: 'Diam satu detik',
    duplicate: 'Kirim dua kali',
    wrongSignature: 'Tanda tangan salah',
    wrongCurrency: 'Mata uang salah',
    late: 'Terlambat tiga hari',
    betAfterRollback: 'Taruhan setelah pembatalan',
    winBack: 'Batalkan kemenangan',
    thousandWins: 'Seribu kemenangan sekaligus',
    tellNow: 'Kirim sekarang',
    gift: 'Hadiahkan putaran gratis',
    given: 'Putaran gratis diberikan',
    states: {
      asked: 'diminta',
      decided: 'diputuskan',
      paid: 'dibayar',
      undoing: 'sedang dibatalkan',
      undone: 'dibatalkan',
      refused: 'ditolak',
    },
  },
  'es-MX': {
    title: 'Estudios de prueba',
    note: 'Aquí tú eres un estudio de juegos que se porta mal: elige qué falla en la próxima llamada o en un giro que ya terminó.',
    empty: 'Todavía no hay giros. Juega un slot en el sitio y vuelve a mirar aquí.',
    next: 'La próxima llamada de',
    bet: 'apuesta',
    win: 'premio',
    lostAnswer: 'Respuesta perdida',
    silence: 'Un segundo de silencio',
    duplicate: 'Enviar dos veces',
    wrongSignature: 'Firma equivocada',
    wrongCurrency: 'Moneda equivocada',
    late: 'Tres días tarde',
    betAfterRollback: 'Apuesta después de anularla',
    winBack: 'Anular el premio',
    thousandWins: 'Mil premios a la vez',
    tellNow: 'Enviar ya',
    gift: 'Regalar giros gratis',
    given: 'Giros gratis regalados',
    states: {
      asked: 'pedido',
      decided: 'decidido',
      paid: 'pagado',
      undoing: 'anulándose',
      undone: 'anulado',
      refused: 'rechazado',
    },
  },
  en: {
    title: 'Sandbox providers',
    note: 'Here you are a provider that misbehaves: choose what goes wrong with its next call, or with a spin that is over.',
    empty: 'No spins yet. Play a slot on the site, then look here again.',
    next: 'The next call of',
    bet: 'bet',
    win: 'win',
    lostAnswer: 'Lose the answer',
    silence: 'A second of silence',
    duplicate: 'Send twice',
    wrongSignature: 'Wrong signature',
    wrongCurrency: 'Wrong currency',
    late: 'Three days late',
    betAfterRollback: 'Bet after its rollback',
    winBack: 'Roll the win back',
    thousandWins: 'A thousand wins at once',
    tellNow: 'Send now',
    gift: 'Give free spins',
    given: 'Free spins given',
    states: {
      asked: 'asked',
      decided: 'decided',
      paid: 'paid',
      undoing: 'being undone',
      undone: 'undone',
      refused: 'refused',
    },
  },
};

const PATH = '/sandbox/providers';
const SHOWN = 30;
const KINDS = ['bet', 'win'] as const;

interface Parts {
  clock: Clock;
  market: Market;
  door: SandboxDoor;
  spins: Spins;
  wallet: WalletClient;
  misbehaviour: Misbehaviour;
  /** Gives the player of a spin free spins on its game, as a promotion would; returns false for an unknown player. */
  giveSpins(spin: Spin): Promise<boolean>;
  /** The providers of the sandbox. */
  providers: readonly string[];
}

/** Serves the page that triggers faults of the sandbox providers; null without a sandbox. */
export function serveProvidersPage(app: FastifyInstance, parts: Parts | null): Promise<void> {
  /** The wallet's answers to the last act on a spin. */
  const results = new Map<string, string>();
  const shown = parts && {
    door: parts.door,
    html: async (style: string) => document(parts, await parts.spins.recent(SHOWN), results, style),
  };
  return serveSandboxForms(app, { path: PATH, shown }, async (form) => {
    if (!parts) return false;
    const fault = FAULTS.find((one) => one === form.get('fault'));
    const kind = KINDS.find((one) => one === form.get('kind'));
    const provider = parts.providers.find((one) => one === form.get('provider'));
    if (fault && kind && provider) return parts.misbehaviour.plan(provider, kind, fault);
    const spin = await parts.spins.of(form.get('spin') ?? '');
    if (!spin) return false;
    if (form.has('gift')) {
      const given = await parts.giveSpins(spin);
      if (given) results.set(spin.id, WORDS[parts.market.language].given);
      return given;
    }
    const act = ACTS.find((one) => one === form.get('act'));
    if (!act) return false;
    const answers = await actOn(parts, spin, act);
    results.set(spin.id, [...answers].map(([status, count]) => `${status} × ${count}`).join(', '));
    return true;
  });
}

function document(
  { market, misbehaviour, providers }: Parts,
  spins: readonly Spin[],
  results: ReadonlyMap<string, string>,
  style: string,
): string {
  const { language, locale, currency } = market;
  const words = WORDS[language];
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const amount = (minor: bigint | null) => escapeHtml(money.format(Number(minor ?? 0n) / 100));
  const waiting = misbehaviour.waiting();
  const providerRow = (provider: string) => {
    const forms = KINDS.map((kind) => {
      const planned = waiting.find((one) => one.provider === provider && one.kind === kind);
      const buttons = FAULTS.filter((fault) => misbehaviour.can(kind, fault)).map(
        (fault) =>
          `<button name="fault" value="${fault}">${words[fault]}${planned?.fault === fault ? ' ✓' : ''}</button>`,
      );
      return `<form method="post" action="${PATH}"><input type="hidden" name="provider" value="${provider}"><input type="hidden" name="kind" value="${kind}"><p class="text">${words.next} ${escapeHtml(provider)}: ${words[kind]}</p>${buttons.join(' ')}</form>`;
    });
    return `<li>${forms.join('\n')}</li>`;
  };
  const spinRow = (spin: Spin) => {
    const { id, provider, game, player, state, stake, win } = spin;
    const acts = ACTS.filter((act) => (act === 'tellNow') === (spin.nextAt !== null));
    const buttons = acts.map((act) => `<button name="act" value="${act}">${words[act]}</button>`);
    return `<li><p class="to"><strong>${escapeHtml(game)} · ${escapeHtml(provider)}</strong> <span>${words.states[state]}</span></p>
<p class="code">−${amount(stake)} +${amount(win)}</p>
<p class="text">${escapeHtml(player)} · ${escapeHtml(id)}</p>
${results.has(id) ? `<p class="text">${escapeHtml(results.get(id) ?? '')}</p>` : ''}
<form method="post" action="${PATH}"><input type="hidden" name="spin" value="${escapeHtml(id)}">${buttons.join(' ')} <button name="gift" value="1">${words.gift}</button></form></li>`;
  };
  // By default only providers whose games are currently played are listed.
  const played = providers.filter((provider) => spins.some((spin) => spin.provider === provider));
  return sandboxDocument(market, words, [...played.map(providerRow), ...spins.map(spinRow)], style);
}
