/**
 * `node scripts/check-rounds.mjs [address] [count] [game]`: reads the last rounds that a running house has published and
 * verifies them by games.md. The default game is crash: a file of rounds/, for wingo one of its models (fastest, faster,
 * standard). Each round's result must follow from a secret whose hash was committed. Public values that rounds mixed in are
 * verified too: drand's at a relay, if reachable (public-values.mjs). For a solo game it verifies the rounds of the player
 * whose session token is in TOKEN, for seed pairs that have ended. It shares no code with Kilat; ws only transports the
 * messages. Prints `checked N rounds, 0 wrong`; exit code 1 if one is wrong or none could be read.
 */
import { readdirSync } from 'node:fs';
import { WebSocket } from 'ws';
import { PublicValueCheck } from './public-values.mjs';

const [address = 'http://localhost:3000', wanted = '1000', name = 'crash'] = process.argv.slice(2);

/** Each game is a file of rounds/, which shares no code with the game. */
const FOLDER = new URL('rounds/', import.meta.url);
const files = await Promise.all(readdirSync(FOLDER).map((file) => import(new URL(file, FOLDER))));
const games = Object.assign({}, ...files.map(({ GAMES }) => GAMES));

const PATIENCE_MS = 10_000;
/** Maximum number of rounds per request. */
const PAGE = 100;

/** Sends one operation to the channel (graphql-transport-ws) and closes the connection. */
function ask(query, variables) {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${address.replace(/^http/, 'ws').replace(/\/$/, '')}/channel`, [
      'graphql-transport-ws',
    ]);
    const timer = setTimeout(() => socket.close(4000) ?? reject(new Error('no answer')), PATIENCE_MS);
    const done = (act) => {
      clearTimeout(timer);
      socket.close(1000);
      act();
    };
    socket.on('error', (error) => done(() => reject(error)));
    socket.on('close', () => done(() => reject(new Error('the house hung up'))));
    const payload = { token: process.env.TOKEN, clientId: 'check-rounds', clientType: 'browser' };
    socket.on('open', () => socket.send(JSON.stringify({ type: 'connection_init', payload })));
    socket.on('message', (text) => {
      const message = JSON.parse(text);
      if (message.type === 'ping') socket.send(JSON.stringify({ type: 'pong' }));
      if (message.type === 'connection_ack')
        socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query, variables } }));
      if (message.type === 'next' && message.payload.errors)
        done(() => reject(new Error(message.payload.errors[0].message)));
      else if (message.type === 'next') done(() => resolve(message.payload.data));
      if (message.type === 'error') done(() => reject(new Error(message.payload[0].message)));
    });
  });
}

/** The newest `count` ended rounds, newest first. */
async function published(count, { field, query, idOf }) {
  const rounds = [];
  while (rounds.length < count) {
    const before = rounds.length > 0 ? idOf(rounds.at(-1)) : undefined;
    const answer = await ask(query, { count: Math.min(PAGE, count - rounds.length), before });
    if (answer[field].length === 0) break;
    rounds.push(...answer[field]);
  }
  return rounds;
}

try {
  const game = games[name];
  if (!game) throw new Error(`there is no game ${name}, only ${Object.keys(games).join(', ')}`);
  const all = await published(Number(wanted), game);
  const rounds = game.isProven ? all.filter(game.isProven) : all;
  const values = new PublicValueCheck();
  let wrong = 0;
  for (const [i, round] of rounds.entries()) {
    const faults = [
      ...game.faultsOf(round, rounds[i - 1] ?? null),
      ...(await values.faultsOf(round.publicValue)),
    ];
    if (faults.length > 0) {
      wrong++;
      console.log(`round ${game.idOf(round)}: ${faults.join('; ')}`);
    }
  }
  for (const fault of (await game.wholeFaults?.(rounds, ask)) ?? []) {
    wrong++;
    console.log(fault);
  }
  for (const line of values.summary()) console.log(line);
  console.log(`checked ${rounds.length} rounds, ${wrong} wrong`);
  process.exitCode = wrong > 0 || rounds.length === 0 ? 1 : 0;
} catch (error) {
  console.error(`the rounds could not be read from ${address}: ${error.message}`);
  process.exitCode = 1;
}
