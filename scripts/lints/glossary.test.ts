import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';

/**
 * Checks that names replaced by the glossary do not return: no name declared in our TypeScript contains one of these words.
 * Wire names belong to the specification and stay; they are declared in contract/.
 */

/** A word within names, as `tell` in `tellWinners`, and its replacement. */
const REPLACED: Readonly<Record<string, string>> = {
  tell: 'notify, publish or emit',
  tells: 'notifies',
  told: 'announced or notified; a message, an event',
  untold: 'pending',
  say: 'publish or send',
  said: 'a message',
  hear: 'receive or subscribe',
  heard: 'received',
  ask: 'request or fetch',
  asks: 'requests',
  asked: 'a request',
  kept: 'cached, stored or retained',
  standing: 'what stands: reelsAtRest, chatPermission, openBets, leaderboard',
  turnover: 'wagering',
  turnovers: 'wagering requirements',
  studio: 'provider',
  studios: 'providers',
  firm: 'provider',
  firms: 'providers',
  interrupted: 'voided',
  lent: 'receivable',
  occasion: 'awardKey',
  fortune: 'birthdayGift',
  slip: 'betSlot',
  ears: 'listener',
  cheer: 'winOverlay',
  easel: 'draw context',
  brush: 'batch',
  freshly: 'withFreshSession',
  remedy: 'recoveryAction',
  attend: 'foregroundHeartbeat',
};

/** Exceptions, with the reason. */
const STAYS: readonly { files: RegExp; words: readonly string[]; because: string }[] = [
  {
    files: /^contract\//,
    words: Object.keys(REPLACED),
    because: 'Names of the wire are the specification’s; contract/ maps them.',
  },
  {
    files: /^(house|bench|tests)\//,
    words: ['firm', 'turnover', 'interrupted', 'slip'],
    because: 'Fields of the wire and of stored settings. A column that holds such a field has its name.',
  },
  {
    files: /^src\/(games|shared)\//,
    words: ['slip', 'interrupted', 'firm'],
    because:
      'A slip of bets on several pools is the field’s word; a run of auto-bets is interrupted; a field of the wire.',
  },
  {
    files: /^(src\/features|house\/offers)\/vip\//,
    words: ['kept'],
    because: 'A VIP level is kept, as players say.',
  },
  { files: /^scenes\/stairs\//, words: ['cheer'], because: 'The climber cheers: a pose of the picture.' },
];

const ROOMS = ['audio', 'bench', 'contract', 'house', 'scenes', 'scripts', 'slots', 'src', 'tests'];
const GENERATED = '// Generated';

const sources = ROOMS.flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${room}/${file}`),
);

/** The names declared in a file; imported or used ones are declared elsewhere. */
function declaredIn(file: string, text: string): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    const { name } = node as ts.Node & { name?: ts.Node };
    const declares = !(
      ts.isPropertyAccessExpression(node) ||
      ts.isPropertyAssignment(node) ||
      ts.isShorthandPropertyAssignment(node) ||
      ts.isJsxAttribute(node) ||
      ts.isImportSpecifier(node) ||
      ts.isExportSpecifier(node)
    );
    if (declares && name && (ts.isIdentifier(name) || ts.isPrivateIdentifier(name))) names.push(name.text);
    node.forEachChild(visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false));
  return names;
}

const wordsOf = (name: string) =>
  (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map((word) => word.toLowerCase());

it('contains no name with a word that the glossary replaced', () => {
  const found = sources.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    if (text.startsWith(GENERATED)) return [];
    const allowed = STAYS.filter(({ files }) => files.test(file)).flatMap(({ words }) => words);
    return declaredIn(file, text).flatMap((name) =>
      wordsOf(name)
        .filter((word) => Object.hasOwn(REPLACED, word) && !allowed.includes(word))
        .map((word) => `${file}: ${name} (${word}: ${REPLACED[word]})`),
    );
  });
  expect(found).toEqual([]);
});
