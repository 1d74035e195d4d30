import type { OutgoingHttpHeaders } from 'node:http';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { isPlainHost } from './addresses.ts';

const SELF = "'self'";
const NONE = "'none'";

/** Number of hosts whose headers are cached: building the policy anew would cost more than a call's answer. */
const MOST_HOSTS = 50;

/** Origins of the providers' games that the site frames, when it was opened by this host. */
export type ProviderOrigins = (host: string) => readonly string[];

/**
 * Security headers with a strict policy: everything from this origin, no inline script, no inline style but the page's own
 * identified by its hash (`styleHash`), no frames but those of providers' games. No HSTS and no upgrade of requests: plain HTTP
 * on a home network must work, and whoever terminates TLS adds them. The headers vary by host only.
 */
export async function secure(
  app: FastifyInstance,
  { styleHash, providerOrigins }: { styleHash: string | null; providerOrigins: ProviderOrigins },
): Promise<void> {
  await app.register(helmet, {
    global: false,
    strictTransportSecurity: false,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: [NONE],
        scriptSrc: [SELF],
        styleSrc: styleHash === null ? [SELF] : [SELF, `'${styleHash}'`],
        imgSrc: [SELF, 'data:', 'blob:'],
        mediaSrc: [SELF, 'data:', 'blob:'],
        fontSrc: [SELF],
        connectSrc: [SELF, (request) => channelOf(request.headers.host)],
        workerSrc: [SELF, 'blob:'],
        manifestSrc: [SELF],
        frameSrc: [({ headers: { host = '' } }) => providerOrigins(host).join(' ') || NONE],
        objectSrc: [NONE],
        baseUri: [NONE],
        formAction: [SELF],
        frameAncestors: [NONE],
      },
    },
  });
  const cached = new Map<string, OutgoingHttpHeaders>();
  app.addHook('onRequest', async ({ headers: { host = '' } }, reply) => {
    const headers = cached.get(host);
    if (headers) for (const [name, value] of Object.entries(headers)) reply.raw.setHeader(name, value ?? '');
    else {
      await reply.helmet();
      if (cached.size < MOST_HOSTS) cached.set(host, { ...reply.raw.getHeaders() });
    }
  });
}

/** The channel's explicit origin: some browsers do not count WebSockets as 'self'. */
function channelOf(host: string | undefined): string {
  return host !== undefined && isPlainHost(host) ? `ws://${host} wss://${host}` : SELF;
}
