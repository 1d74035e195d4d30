import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { TsVisitor } from '@graphql-codegen/typescript';
import { TypeScriptDocumentsVisitor } from '@graphql-codegen/typescript-operations';
import {
  type ASTNode,
  buildSchema,
  type DefinitionNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  isEnumType,
  isTypeDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  type SelectionNode,
  stripIgnoredCharacters,
  visit,
} from 'graphql';
import { gameLists, schemaFiles } from './registries/games.ts';
import { pageLists } from './registries/pages.ts';
import { promotionLists } from './registries/promotions.ts';
import { textList } from './registries/texts.ts';

/**
 * Generates the channel's TypeScript from its GraphQL, with graphql-codegen's visitors: for each piece of the schema the
 * `channel.ts` beside it (its types as JSON), for each file of operations the `.ts` beside it (typed documents). Also generates
 * the lists of games, pages, promotions and texts (registries/).
 */

const ROOT = new URL('../', import.meta.url);
const CONTRACT = new URL('contract/', ROOT);
/** Fragments shared by several games' documents. */
const FRAGMENTS = ['games/pools/fragments.graphql', 'games/solo/fragments.graphql'];

const ROOTS = new Set(['Query', 'Mutation', 'Subscription']);

const SCALARS: Record<string, string> = {
  ID: 'string',
  String: 'string',
  Minor: 'string',
  Rate: 'string',
  Int: 'number',
  Millis: 'number',
  Boolean: 'boolean',
};

const CONFIG = {
  scalars: SCALARS,
  skipTypename: true,
  enumsAsTypes: true,
  declarationKind: 'interface',
  maybeValue: 'T | null',
  inputMaybeValue: 'T | null',
  inlineFragmentTypes: 'combine',
} as const;

/** Types of the schema, with scalars as in JSON. */
class SchemaTypes extends TsVisitor {
  protected override _getScalar(name: string): string {
    return SCALARS[name] ?? name;
  }
}

/** Types of operations' selections and variables, without the wrapper that distinguishes structurally equal object types. */
class OperationTypes extends TypeScriptDocumentsVisitor {
  protected override applyVariablesWrapper(variables: string): string {
    return variables === '{}' ? 'Record<string, never>' : variables;
  }
}

/** Fragments by their names. */
type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** Every generated file's text, by its path in the repository. */
export function generated(): Map<string, string> {
  const files = schemaFiles();
  const schema = buildSchema(files.map(read).join('\n'));
  const homes = new Map(
    files.flatMap((file) => typesIn(file).map(({ name }) => [name.value, homeOf(file)] as const)),
  );
  const operations = [
    'authOperations.graphql',
    ...files.slice(1).map((file) => `${dirname(file)}/operations.graphql`),
  ];
  const shared = fragmentsOf(parse(FRAGMENTS.map(read).join('\n')));
  const wire = [
    ...files.map((file) => [homeOf(file), typesOf(file, schema, homes)] as const),
    ...operations
      .filter((file) => existsSync(new URL(file, CONTRACT)))
      .map((file) => [file.replace('.graphql', '.ts'), operationsOf(file, schema, homes, shared)] as const),
  ];
  return new Map([
    ...wire.map(([path, text]) => [`contract/${path}`, text] as const),
    ...Object.entries({ ...gameLists(), ...pageLists(), ...promotionLists(), ...textList() }),
  ]);
}

/** The TypeScript of a piece of the schema. */
function typesOf(file: string, schema: GraphQLSchema, homes: ReadonlyMap<string, string>): string {
  const path = homeOf(file);
  // An enum's values may be spread over several pieces.
  const definitions = typesIn(file).map((one) => {
    const type = schema.getType(one.name.value);
    return isEnumType(type)
      ? { ...one, values: type.getValues().flatMap(({ astNode }) => astNode ?? []) }
      : one;
  }) as DefinitionNode[];
  const named = new Set<string>();
  for (const definition of definitions)
    visit(definition, { NamedType: ({ name }) => void named.add(name.value) });
  const types = visited(new SchemaTypes(schema, { ...CONFIG, avoidOptionals: { field: true } }), {
    kind: Kind.DOCUMENT,
    definitions,
  });
  const text = types.join('\n\n').replaceAll(/Maybe<(.*)>;/g, '$1 | null;');
  return whole(file, importsOf(path, homes, named), text);
}

/** The typed documents of a file of operations. */
function operationsOf(
  file: string,
  schema: GraphQLSchema,
  homes: ReadonlyMap<string, string>,
  shared: Fragments,
): string {
  const source = parse(read(file));
  const path = file.replace('.graphql', '.ts');
  // A fragment shared by several games has no type of its own: it is inlined into each game's documents.
  const document = inlined(source, shared);
  const visitor = new OperationTypes(schema, CONFIG, document, document, path);
  const types = visited(visitor, document).join('\n\n');
  const fragments = new Map([...shared, ...fragmentsOf(source)]);
  const constants = source.definitions
    .filter((one) => one.kind === Kind.OPERATION_DEFINITION)
    .map((one) => constantOf(inlined(one, fragments), schema));
  const named = new Set([...homes.keys()].filter((name) => new RegExp(`\\b${name}\\b`).test(types)));
  const imports = [
    `import { operation } from '${relative(path, 'operation.ts')}';`,
    ...importsOf(path, homes, named),
  ];
  return whole(file, imports, [types, ...constants].join('\n\n'));
}

/** `export const diceBet = operation<Data, Variables>('diceBet', 'mutation DiceBet...')`, with its route. */
function constantOf(node: OperationDefinitionNode, schema: GraphQLSchema): string {
  const [root] = node.selectionSet.selections;
  const name = node.name?.value;
  if (root?.kind !== Kind.FIELD || !name) throw new Error('An operation has a name and one root field');
  const field = root.name.value;
  const type = `${name}${node.operation[0]?.toUpperCase()}${node.operation.slice(1)}`;
  const text = stripIgnoredCharacters(print(node)).replaceAll("'", "\\'");
  const before = node.loc?.startToken.prev;
  const note = before?.kind === 'Comment' ? `: ${before.value.trim()}` : '';
  return `/** ${routeOf(schema, field)}${note} */
export const ${name[0]?.toLowerCase()}${name.slice(1)} = operation<${type}['${field}'], ${type}Variables>(
  '${field}',
  '${text}',
);`;
}

/** The file, marked as generated, with its imports. */
function whole(file: string, imports: readonly string[], text: string): string {
  const mark = `// Generated from ${posix.basename(file)} by scripts/codegen.ts (npm run codegen): not to be edited.`;
  const blocks = [
    ...(imports.length > 0 ? [imports.toSorted((a, b) => (pathIn(a) < pathIn(b) ? -1 : 1)).join('\n')] : []),
    text,
  ];
  return `${mark}\n\n${blocks
    .join('\n\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()}\n`;
}

/** Imports of the named types that are declared in other files than `path`. */
function importsOf(path: string, homes: ReadonlyMap<string, string>, named: ReadonlySet<string>): string[] {
  const needed = [...named].filter((name) => (homes.get(name) ?? path) !== path).toSorted();
  const files = new Set(needed.map((name) => homes.get(name) ?? path));
  return [...files].toSorted().map((file) => {
    const names = needed.filter((name) => homes.get(name) === file);
    return `import type { ${names.join(', ')} } from '${relative(path, file)}';`;
  });
}

function homeOf(file: string): string {
  return posix.join(dirname(file), 'channel.ts');
}

function pathIn(line: string): string {
  return line.split(' from ')[1] ?? '';
}

function relative(from: string, to: string): string {
  const path = posix.relative(dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
}

/** The types that a piece of the schema declares, except the roots that all pieces extend. */
function typesIn(file: string) {
  return parse(read(file))
    .definitions.filter(isTypeDefinitionNode)
    .filter(({ kind, name }) => kind !== Kind.SCALAR_TYPE_DEFINITION && !ROOTS.has(name.value));
}

/** The output of a graphql-codegen visitor for each definition. */
function visited(visitor: object, document: DocumentNode): string[] {
  const methods = visitor as Record<string, ((...parameters: unknown[]) => unknown) | undefined>;
  const left = visit(document, {
    leave: (...parameters) => methods[parameters[0].kind]?.(...parameters),
  }) as unknown as { definitions: unknown[] };
  return left.definitions.filter((one) => typeof one === 'string');
}

function fragmentsOf(document: DocumentNode): Fragments {
  const fragments = document.definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION);
  return new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
}

/** The document, or a part of it, with these fragments inlined. */
function inlined<Node extends ASTNode>(node: Node, fragments: Fragments): Node {
  const flat = (selections: readonly SelectionNode[]): SelectionNode[] =>
    selections.flatMap((one) => {
      const fragment = one.kind === Kind.FRAGMENT_SPREAD && fragments.get(one.name.value);
      return fragment ? flat(fragment.selectionSet.selections) : one;
    });
  return visit(node, { SelectionSet: (set) => ({ ...set, selections: flat(set.selections) }) });
}

/** The route of a root field in the spec. */
function routeOf(schema: GraphQLSchema, field: string): string {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const node = roots.map((root) => root?.getFields()[field]?.astNode).find(Boolean);
  const path = node?.directives?.find(({ name }) => name.value === 'route')?.arguments?.[0]?.value;
  if (path?.kind !== Kind.STRING) throw new Error(`${field} has no @route`);
  return path.value;
}

function read(file: string): string {
  return readFileSync(new URL(file, CONTRACT), 'utf8');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  for (const [path, text] of generated()) writeFileSync(new URL(path, ROOT), text);
