/** The budgets of the design, held over what a page really loads: the build's manifest says which chunks those are. */
import { readFileSync } from 'node:fs';

const DIST = 'dist/client';
const manifest = JSON.parse(readFileSync(`${DIST}/.vite/manifest.json`, 'utf8'));

/** The scripts that come with these modules: they and everything they import statically. */
function scripts(...modules) {
  const seen = new Set();
  const visit = (key) => {
    if (seen.has(key)) return;
    if (!manifest[key]) throw new Error(`${key} is not a chunk of the build`);
    seen.add(key);
    for (const next of manifest[key].imports ?? []) visit(next);
  };
  for (const module of modules) visit(module);
  return [...seen].map((key) => manifest[key].file).filter((file) => file.endsWith('.js'));
}

/** Chunks whose source path matches, for the ones pixi.js and others import dynamically. */
const matching = (...patterns) =>
  Object.keys(manifest).filter((key) => patterns.some((pattern) => pattern.test(key)));

/** What a visitor's first lobby needs: its data comes with the page (src/state/lobbyData.ts), so no call is made for it. */
const LOBBY = ['index.html', 'src/features/lobby/LobbyPage.tsx', ...matching(/^_texts-id-/)];
const CRASH = [
  'index.html',
  'src/features/crash/CrashPage.tsx',
  ...matching(
    /i18n\/id\/crash\.json$/,
    /stage\/bootStage/,
    /scenes\/crash\/crashScene/,
    // Pixi imports this renderer by itself; the stage tells it to import nothing else (src/stage/application.ts).
    /pixi\.js\/lib\/.*WebGLRenderer/,
    /howler/,
    /node_modules\/axios/,
  ),
];
const lobby = scripts(...LOBBY);
/** The lobby and the sheet itself, which every popup page shares. */
const shared = new Set([...lobby, ...scripts(...matching(/^_Sheet-/))]);
const paths = (files) => files.map((file) => `${DIST}/${file}`);
const popup = (page) => ({
  name: `popup: ${page}`,
  path: paths(scripts(`src/features/${page}.tsx`).filter((file) => !shared.has(file))),
  limit: '20 kB',
  gzip: true,
});

export default [
  { name: 'JS to an interactive lobby', path: paths(lobby), limit: '150 kB', gzip: true },
  {
    name: 'JS to the first in-house game, all included',
    path: paths([...new Set([...lobby, ...scripts(...CRASH)])]),
    limit: '365 kB',
    gzip: true,
  },
  popup('account/LoginPage'),
  popup('account/RegisterPage'),
  popup('account/AccountPage'),
  popup('account/ResetPasswordPage'),
  popup('statement/StatementPage'),
  popup('statement/TransactionPage'),
  popup('limits/LimitsPage'),
  popup('security/SecurityPage'),
  popup('security/EditPasswordPage'),
  popup('security/EditPhonePage'),
  popup('security/EditMfaPage'),
  popup('security/EditPinPage'),
  popup('security/ForgetPinPage'),
  popup('security/PinPanelPage'),
  popup('withdraw/WithdrawPage'),
  popup('withdraw/WithdrawRecordPage'),
  popup('withdraw/WithdrawFeedbackPage'),
  popup('withdraw/BankCardPage'),
  popup('withdraw/EditBankAccountPage'),
  popup('withdraw/VipDepositCheckPage'),
  popup('withdraw/VdcRecordPage'),
  {
    name: "crash's assets over the wire: atlas, fonts, audio",
    path: ['crash.webp', 'crash.json', 'fonts.json']
      .map((file) => `${DIST}/games/crash/${file}`)
      .concat(`${DIST}/audio/kilat.webm`),
    limit: '400 kB',
    gzip: true,
  },
];
