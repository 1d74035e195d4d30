import type { PromotionDefinition } from '../../src/shared/promotions/promotionDefinition.ts';
import { readDefinition } from './definitions.ts';
import { filesBelow, imports } from './writing.ts';

/** Generates every list of promotions: the client's from its definitions, the house's from the folders of house/offers. */

const FEATURES = 'src/features';
const OFFERS = 'house/offers';
const MARK =
  '// Generated from the definitions of promotions by scripts/registries/promotions.ts (npm run codegen): not to be edited.';

/** A definition, and its folder. */
type Found = PromotionDefinition & { folder: string };

/** Every list's text, by its path in the repository. */
export function promotionLists(): Record<string, string> {
  const all = promotions();
  return {
    'src/shared/promotions/promotionTable.ts': promotionTable(all),
    'src/shared/promotions/claims.ts': claims(all),
    'house/offers/promotions.ts': houseList(),
  };
}

/** The client's definitions, by their codes. */
export function promotions(): Found[] {
  return foldersOf(FEATURES)
    .map((folder): Found => ({ folder, ...readDefinition<PromotionDefinition>(`${folder}/promotion.ts`) }))
    .toSorted((a, b) => (a.code < b.code ? -1 : 1));
}

function promotionTable(all: readonly Found[]): string {
  const popUps = all
    .flatMap(({ code, popUp }) => (popUp ? [{ ...popUp, code }] : []))
    .toSorted((a, b) => a.at - b.at);
  const leadsTo = (target: PromotionDefinition['leadsTo']) =>
    'page' in target ? `{ page: '${target.page}' }` : `{ to: '${target.to}' }`;
  return `${MARK}

import type { PromotionDefinition } from './promotionDefinition.ts';

/** What each promotion's card looks like, and where it leads. */
export const PROMOTIONS = {
${all.map(({ code, icon, leadsTo: target }) => `  ${code}: { icon: '${icon}', leadsTo: ${leadsTo(target)} },`).join('\n')}
} as const satisfies Readonly<Record<string, Pick<PromotionDefinition, 'icon' | 'leadsTo'>>>;

export type PromotionCode = keyof typeof PROMOTIONS;

/** The promotions whose awards are claimed by a call of their own wherever awards are listed. */
export type ClaimedByCall =
${all
  .filter(({ claim }) => claim === 'call')
  .map(({ code }) => `  | '${code}'`)
  .join('\n')};

/** The pop-ups of promotions in the order in which they show, each with the key of \`canJoin\` that it is for. */
export const POP_UPS: readonly { join: string; promotion: string }[] = [
${popUps.map(({ join, code }) => `  { join: '${join}', promotion: '${code}' },`).join('\n')}
];
`;
}

function claims(all: readonly Found[]): string {
  const called = all.filter(({ claim }) => claim === 'call');
  return `${MARK}

${imports(
  ...called.map(
    ({ code, folder }) => `import { claim as ${code} } from '../../${folder.replace('src/', '')}/claim.ts';`,
  ),
  "import type { Claim } from './promotionDefinition.ts';",
  "import type { ClaimedByCall } from './promotionTable.ts';",
)}

/** How each promotion's awards are claimed. */
export const CLAIMS: Readonly<Record<ClaimedByCall, Claim>> = {
${called.map(({ code }) => `  ${code},`).join('\n')}
};
`;
}

function houseList(): string {
  const named = foldersOf(OFFERS)
    .filter((folder) => !folder.endsWith('/engine'))
    .map((folder) => {
      const words = folder.slice(OFFERS.length + 1).split('/');
      return { folder, name: words.map((word, at) => (at === 0 ? word : capitalized(word))).join('') };
    });
  return `${MARK}

${imports(
  ...named.map(
    ({ folder, name }) => `import ${name} from './${folder.slice(OFFERS.length + 1)}/promotion.ts';`,
  ),
  "import type { AnyPromotion } from './engine/promotion.ts';",
)}

/** Every promotion, in the order in which they are listed. */
export const PROMOTIONS: readonly AnyPromotion[] = [
${named.map(({ name }) => `  ${name},`).join('\n')}
].toSorted((a, b) => a.listed - b.listed);
`;
}

function capitalized(word: string): string {
  return `${word[0]?.toUpperCase()}${word.slice(1)}`;
}

/** The promotions' folders below a folder. */
function foldersOf(room: string): string[] {
  const file = '/promotion.ts';
  return filesBelow(room, file).map((path) => path.slice(0, -file.length));
}
