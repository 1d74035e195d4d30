import { createPublicKey } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isSigned, SIGNATURE_HEADER } from '../../providers/hub88/signature.ts';

interface ReceivedCall {
  path: string;
  fields: Record<string, unknown>;
}

/** A minimal provider server: a test sets its games and rounds. */
export class TestProviderServer {
  readonly #server: Server;
  readonly requests: ReceivedCall[] = [];
  games = [{ game_code: 'garuda-emas', name: 'Garuda Emas' }];
  /** Answers of game/round, by the round's id. */
  rounds: Record<string, object> = {};
  /** The server's current fault. */
  fault: 'none' | 'down' | 'silent' | 'garbled' = 'none';

  private constructor(server: Server) {
    this.#server = server;
  }

  /** @param proofOf the operator's public key (PEM) or, of one that shares a token, that */
  static async start(
    proofOf: () => Promise<{ publicKey: string; secret: string }>,
  ): Promise<TestProviderServer> {
    const server = createServer(
      (request, response) =>
        void bytesOf(request).then((body) => provider.#answer(request, response, body, proofOf)),
    );
    const provider = new TestProviderServer(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return provider;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #answer(
    request: IncomingMessage,
    response: ServerResponse,
    body: Buffer,
    proofOf: () => Promise<{ publicKey: string; secret: string }>,
  ): Promise<void> {
    const { pathname: path } = new URL(request.url ?? '', 'http://provider');
    if (this.fault === 'silent') return;
    if (this.fault === 'down') return void response.writeHead(503).end();
    if (this.fault === 'garbled') return void response.end('<html>');
    const { publicKey, secret } = await proofOf();
    const basic = `Basic ${Buffer.from(`kilat:${secret}`).toString('base64')}`;
    const known =
      path.startsWith('/game/') || path.startsWith('/freebet/')
        ? isSigned(body, request.headers[SIGNATURE_HEADER], createPublicKey(publicKey))
        : request.headers.authorization === basic;
    if (!known) return void response.writeHead(403).end('{}');
    const fields = body.length > 0 ? JSON.parse(body.toString()) : {};
    this.requests.push({ path, fields });
    const reply = this.#hub88(path, fields) ?? this.#oneWallet(path, fields);
    if (reply === null) response.writeHead(404).end('{}');
    else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
  }

  #hub88(path: string, fields: Record<string, string>): object | null {
    switch (path) {
      case '/game/list':
        return this.games;
      case '/game/url':
        return this.#has(fields.game_code)
          ? { url: `https://provider.example/play?t=${fields.token}` }
          : null;
      case '/game/round':
        return this.rounds[fields.round ?? ''] ?? { round_closed: null };
      case '/freebet/prepaids/list':
        return [
          {
            prepaid_uuid: 'p1',
            game_code: 'garuda-emas',
            currency: 'IDR',
            bet_count: 10,
            bet_value: 100_000,
          },
        ];
      case '/freebet/rewards/create':
        return { reward_uuid: `reward of ${fields.user}` };
      case '/freebet/rewards/cancel':
        return {};
      default:
        return null;
    }
  }

  #oneWallet(path: string, fields: Record<string, never>): object | null {
    if (path.startsWith('/api/lobby/'))
      return { tables: Object.fromEntries(this.games.map(({ game_code, name }) => [game_code, { name }])) };
    if (path.startsWith('/ua/')) {
      const { config } = fields as { config?: { game: { table: { id: string } } } };
      return this.#has(config?.game.table.id) ? { entry: 'https://provider.example/entry' } : null;
    }
    const round = /^\/api\/gamehistory\/v1\/casino\/games\/(.+)$/.exec(path)?.[1];
    return round === undefined
      ? null
      : (this.rounds[decodeURIComponent(round)] ?? { status: 'Unknown', transactions: [] });
  }

  #has(code: unknown): boolean {
    return this.games.some(({ game_code }) => game_code === code);
  }
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
