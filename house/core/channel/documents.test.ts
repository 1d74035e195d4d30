import { Kind, visit } from 'graphql';
import { describe, expect, it } from 'vitest';
import { crashRoundLog } from '../../../contract/games/crash/operations.ts';
import { SITE_DOCUMENTS } from '../../../contract/siteDocuments.ts';
import { Documents } from './documents.ts';
import { CHANNEL_LIMITS } from './limits.ts';
import { loadSchema } from './schema.ts';

const schema = loadSchema();
const withDepth = (documentDepth: number) => new Documents(schema, { ...CHANNEL_LIMITS, documentDepth });
const errorOf = (prepared: ReturnType<Documents['prepare']>) =>
  'document' in prepared ? null : prepared[0]?.message;

describe('Documents', () => {
  it('parse each text once and recognise two spellings of one document', () => {
    const documents = withDepth(6);
    const first = documents.prepare('subscription { crashEnd { roundId hash } }');
    expect(documents.prepare('subscription { crashEnd { roundId hash } }')).toBe(first);
    const spelled = documents.prepare('subscription{crashEnd{roundId,hash}} # the same');
    expect('text' in spelled && 'text' in first && spelled.text === first.text).toBe(true);
  });

  it('count the levels below the root field, through fragments too', () => {
    expect(errorOf(withDepth(3).prepare(crashRoundLog.document))).toBeNull();
    expect(errorOf(withDepth(2).prepare(crashRoundLog.document))).toBe('The document is too deep');
    const fragments = `query { crashRoundHistory(roundId: 1) { ...Round } }
      fragment Round on CrashPastRound { log { ...Entry } }
      fragment Entry on CrashLogEntry { ... on CrashLogEntry { bet { name } } }`;
    expect(errorOf(withDepth(3).prepare(fragments))).toBeNull();
    expect(errorOf(withDepth(2).prepare(fragments))).toBe('The document is too deep');
  });

  it('refuse fragments in a circle instead of following them', () => {
    const circle = `query { crashRoundHistory { ...A } }
      fragment A on CrashPastRound { ...B } fragment B on CrashPastRound { ...A }`;
    expect(errorOf(withDepth(6).prepare(circle))).toMatch(/within itself/);
  });

  it('cache no more documents than they have room for', () => {
    const documents = withDepth(6);
    const first = documents.prepare('{ crashData }');
    for (let i = 0; i < 600; i++) documents.prepare(`query N${i} { crashData }`);
    expect(documents.prepare('{ crashData }')).not.toBe(first);
  });

  it("keep the site's own whatever else is sent, and store lasting texts for those only", () => {
    const documents = withDepth(6);
    const own = SITE_DOCUMENTS.map((text) => documents.ready(text));
    for (const one of own) {
      expect(one?.lasting).toBeInstanceOf(WeakMap);
      // Texts are stored per document, so nothing below its field may depend on other inputs.
      const inner: string[] = [];
      const below = one!.document.definitions.flatMap((node) =>
        node.kind === Kind.OPERATION_DEFINITION ? (one!.root.selectionSet ?? []) : node,
      );
      for (const node of below) visit(node, { Variable: ({ name }) => void inner.push(name.value) });
      expect([inner, one!.root.directives ?? []]).toEqual([[], []]);
    }
    for (let i = 0; i < 600; i++) documents.prepare(`query N${i} { crashData }`);
    expect(SITE_DOCUMENTS.map((text) => documents.ready(text))).toEqual(own);
    expect(documents.ready('{ crashData }')).toBeNull();
    expect(documents.prepare('{ crashData }')).toMatchObject({ lasting: null });
  });
});
