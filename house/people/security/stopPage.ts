import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Language, Market } from '../../../contract/markets.ts';
import { escapeHtml } from '../../core/http/escapeHtml.ts';
import { STOP_PATH } from '../messages/notices.ts';
import { noticeWords } from '../messages/noticeTexts.ts';
import type { StopLinks, Stoppable } from './stopLinks.ts';

interface Words {
  title: string;
  happened: string;
  what: string;
  all: readonly string[];
  stop: string;
  mine: string;
  doneTitle: string;
  done: string;
  reset: string;
  goneTitle: string;
  gone: string;
  open: string;
}

const WORDS: Record<Language, Words> = {
  id: {
    title: 'Bukan kamu?',
    happened: 'Yang terjadi di akunmu:',
    what: 'Kalau bukan kamu, hentikan akun ini sekarang:',
    all: [
      'semua perangkat dikeluarkan',
      'penarikan yang masih diperiksa dibatalkan, uangnya kembali ke saldo',
      'tidak ada yang bisa masuk atau menarik dana sampai kamu membuat kata sandi baru',
    ],
    stop: 'Ya, hentikan akun',
    mine: 'Kalau ini memang kamu, tutup saja halaman ini.',
    doneTitle: 'Akun dihentikan',
    done: 'Semua perangkat sudah dikeluarkan dan uangmu tidak bisa ditarik. Buat kata sandi baru dengan kode ke nomor HP atau emailmu untuk memakai akun ini lagi. Kalau nomor dan emailnya sudah diganti orang lain, hubungi kami.',
    reset: 'Buat kata sandi baru',
    goneTitle: 'Tautan ini tidak berlaku lagi',
    gone: 'Tautan hanya bisa dipakai sekali dan berlaku 7 hari. Kalau kamu curiga ada yang memakai akunmu, buat kata sandi baru: semua perangkat langsung dikeluarkan.',
    open: 'Buka Kilat',
  },
  'es-MX': {
    title: '¿No fuiste tú?',
    happened: 'Lo que pasó en tu cuenta:',
    what: 'Si no fuiste tú, detén la cuenta ahora:',
    all: [
      'se cierran todas las sesiones',
      'los retiros en revisión se cancelan y el dinero vuelve al saldo',
      'nadie puede entrar ni retirar hasta que crees una contraseña nueva',
    ],
    stop: 'Sí, detener la cuenta',
    mine: 'Si fuiste tú, solo cierra esta página.',
    doneTitle: 'La cuenta quedó detenida',
    done: 'Se cerraron todas las sesiones y nadie puede retirar tu dinero. Para volver a usarla, crea una contraseña nueva con un código a tu celular o correo. Si alguien los cambió, escríbenos.',
    reset: 'Crear contraseña nueva',
    goneTitle: 'Este enlace ya no sirve',
    gone: 'El enlace se usa una sola vez y vence en 7 días. Si crees que alguien usa tu cuenta, crea una contraseña nueva: se cierran todas las sesiones.',
    open: 'Abrir Kilat',
  },
  en: {
    title: 'Not you?',
    happened: 'What happened in your account:',
    what: 'If it was not you, stop the account now:',
    all: [
      'every device is signed out',
      'withdrawals in review are cancelled and the money goes back to the balance',
      'nobody can sign in or withdraw until you set a new password',
    ],
    stop: 'Yes, stop the account',
    mine: 'If it was you, just close this page.',
    doneTitle: 'The account is stopped',
    done: 'Every device is signed out and your money cannot be withdrawn. Set a new password with a code to your phone or e-mail to use the account again. If somebody changed both, contact us.',
    reset: 'Set a new password',
    goneTitle: 'This link does not work any more',
    gone: 'A link works once and for 7 days. If you think somebody uses your account, set a new password: every device is signed out at once.',
    open: 'Open Kilat',
  },
};

/** Where a new password is set. */
const RESET = '/?z=reset-password';

/** The page's state: what the link would stop, stopped now, or invalid. */
type StopState = Stoppable | 'done' | 'gone';

/** The HTML of a stop link's page. It works without a script, and only its button changes anything. */
function stopPage(state: StopState, language: Language, market: Market, stylePath: string): string {
  const words = WORDS[language];
  const [title, body] =
    state === 'done'
      ? [words.doneTitle, noticeOf(words.done, RESET, words.reset)]
      : state === 'gone'
        ? [words.goneTitle, noticeOf(words.gone, RESET, words.reset)]
        : [words.title, questionOf(state, words, language, market)];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Kilat</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${stylePath}">
</head>
<body>
<main>
<p class="brand">kilat</p>
<h1>${escapeHtml(title)}</h1>
${body}
<p class="note"><a href="/">${escapeHtml(words.open)}</a></p>
</main>
</body>
</html>
`;
}

function questionOf(
  { kind, detail, at }: Stoppable,
  words: Words,
  language: Language,
  market: Market,
): string {
  const times = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: market.timeZone,
  });
  const what = noticeWords(kind, language);
  const which = detail === '' ? '' : ` <span class="detail">${escapeHtml(detail)}</span>`;
  return `<p class="note">${escapeHtml(words.happened)}</p>
<p class="event"><strong>${escapeHtml(what)}</strong>${which}<time datetime="${new Date(at).toISOString()}">${escapeHtml(times.format(at))}</time></p>
<p class="what">${escapeHtml(words.what)}</p>
<ul>${words.all.map((one) => `<li>${escapeHtml(one)}</li>`).join('')}</ul>
<form method="post"><button type="submit">${escapeHtml(words.stop)}</button></form>
<p class="note">${escapeHtml(words.mine)}</p>`;
}

function noticeOf(text: string, href: string, action: string): string {
  return `<p class="what">${escapeHtml(text)}</p>
<p><a class="button" href="${href}">${escapeHtml(action)}</a></p>`;
}

const STYLE_PATH = `${STOP_PATH}.css`;
const LANGUAGES: readonly Language[] = ['id', 'es-MX', 'en'];
const GONE = 404;

type StopRequest = FastifyRequest<{ Params: { token: string } }>;

/**
 * Serves the page of stop links, without sign-in and also while the site is closed. Opening it changes nothing, as mail
 * scanners open links; its button does.
 */
export async function serveStop(app: FastifyInstance, links: StopLinks, market: Market): Promise<void> {
  const style = ['../../core/sandbox/page.css', './stop.css']
    .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
    .join('\n');
  const show = (reply: FastifyReply, request: FastifyRequest, state: StopState) =>
    reply
      .code(state === 'gone' ? GONE : 200)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(stopPage(state, languageOf(request, market), market, STYLE_PATH));

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The form has no fields, only its URL.
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 1_024 }, (_request, _body, done) =>
      done(null),
    );
    scope.get(STYLE_PATH, async (_request, reply) =>
      reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(style),
    );
    scope.get(`${STOP_PATH}/:token`, async (request: StopRequest, reply) =>
      show(reply, request, (await links.look(request.params.token)) ?? 'gone'),
    );
    scope.post(`${STOP_PATH}/:token`, async (request: StopRequest, reply) =>
      show(reply, request, (await links.stop(request.params.token)) ? 'done' : 'gone'),
    );
  });
}

/** The first of the browser's languages that the site supports; otherwise the market's. */
function languageOf({ headers }: FastifyRequest, market: Market): Language {
  const accepted = (headers['accept-language'] ?? '')
    .split(',')
    .map((one) => one.trim().slice(0, 2).toLowerCase());
  const found = accepted.map((two) => LANGUAGES.find((language) => language.slice(0, 2) === two));
  return found.find((language) => language !== undefined) ?? market.language;
}
