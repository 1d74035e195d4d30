/**
 * `npm run bench:lighthouse`: Lighthouse's mobile audit of the lobby, three times on its own house, in the test browser. Prints
 * every run and exits with 1 when a run misses a goal. Other paths may be given instead of '/'.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { Console } from 'node:console';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROUND_GAMES } from '../contract/games/roundGames.ts';
import { freePort } from '../house/testing/core/freePort.ts';
import { browserPath } from '../tests/browser.ts';
import { HouseProcess } from '../tests/houseProcess.ts';

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<
    string,
    { score: number | null; numericValue?: number; title: string; scoreDisplayMode: string }
  >;
}

const RUNS = 3;
const GOALS: Record<string, number> = { performance: 95, accessibility: 100, 'best-practices': 100 };
const MOST_SHIFT = 0.02;
const TIMES = {
  'first-contentful-paint': 'FCP ms',
  'largest-contentful-paint': 'LCP ms',
  'speed-index': 'SI ms',
  'total-blocking-time': 'TBT ms',
} as const;
const PACKAGE = 'bench/lighthouse';
/** Bots play a few rounds first, so that the lobby has wins to show. */
const WARM_UP_MS = 30_000;

const out = new Console(process.stdout);
const paths = process.argv.slice(2);
if (paths.length === 0) paths.push('/');

if (!existsSync(`${PACKAGE}/node_modules/lighthouse`))
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--prefix', PACKAGE], { stdio: 'inherit' });
const folder = mkdtempSync(join(tmpdir(), 'kilat-lighthouse-'));
const house = new HouseProcess(await freePort(), {
  NODE_ENV: 'production',
  DATA_DIR: join(folder, 'data'),
  GAMES: ROUND_GAMES.join(),
});
let missed = false;
try {
  await house.start();
  await new Promise((resolve) => setTimeout(resolve, WARM_UP_MS));
  const rows = [];
  for (const path of paths)
    for (let run = 1; run <= RUNS; run++) rows.push({ page: path, run, ...row(await audit(path)) });
  out.table(rows);
} finally {
  await house.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(missed ? 1 : 0);

async function audit(path: string): Promise<Report> {
  const file = join(folder, 'report.json');
  const { status } = spawnSync(
    process.execPath,
    [
      `${PACKAGE}/node_modules/lighthouse/cli/index.js`,
      house.url + path,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${Object.keys(GOALS).join(',')}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking',
    ],
    { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, CHROME_PATH: await browserPath() } },
  );
  if (status !== 0) throw new Error(`lighthouse ended with ${status}`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** One line of the table, followed by the audits that cost points. */
function row({ categories, audits }: Report): Record<string, number> {
  const line: Record<string, number> = {};
  for (const [name, goal] of Object.entries(GOALS)) {
    const score = Math.round((categories[name]?.score ?? 0) * 100);
    line[name] = score;
    missed ||= score < goal;
  }
  for (const [name, title] of Object.entries(TIMES))
    line[title] = Math.round(audits[name]?.numericValue ?? -1);
  const shift = audits['cumulative-layout-shift']?.numericValue ?? 1;
  line.CLS = Number(shift.toFixed(3));
  missed ||= shift > MOST_SHIFT;
  for (const [name, { score, title, scoreDisplayMode }] of Object.entries(audits))
    if (scoreDisplayMode === 'binary' && score === 0) out.log(`not met: ${name}: ${title}`);
  return line;
}
