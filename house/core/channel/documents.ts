import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  type OperationTypeNode,
  parse,
  print,
  type SelectionSetNode,
  type VariableDefinitionNode,
  validate,
} from 'graphql';
import { SITE_DOCUMENTS } from '../../../contract/siteDocuments.ts';
import type { ChannelLimits } from './limits.ts';
import type { RootField } from './schema.ts';

/** A document that has been read and found valid. */
export interface Prepared {
  document: DocumentNode;
  kind: OperationTypeNode;
  /** Its one root field. */
  field: RootField;
  /** Where the document asks for it. */
  root: FieldNode;
  /** The document in one spelling: two clients that ask for the same have the same text. */
  text: string;
  definitions: readonly VariableDefinitionNode[];
  /** Of a document of the site's own: texts of what never changes (lasting.ts). Those of others are not kept: nothing bounds them. */
  lasting: WeakMap<object, string> | null;
}

/** Documents that are not the site's own and are kept ready. */
const CACHED = 500;
/** The site's longest document has 82; what repeats one name is checked pair by pair. */
const TOKENS = 300;

/** Reads and validates GraphQL documents, each once. Those of the site stay ready whatever strangers send. */
export class Documents {
  readonly #schema: GraphQLSchema;
  readonly #limits: ChannelLimits;
  readonly #site = new Map<string, Prepared | null>(SITE_DOCUMENTS.map((text) => [text, null]));
  readonly #ready = new Map<string, Prepared>();

  constructor(schema: GraphQLSchema, limits: ChannelLimits) {
    this.#schema = schema;
    this.#limits = limits;
  }

  /** The document of this text, when it is the site's own or was read lately; null when it would have to be read. */
  ready(query: string): Prepared | null {
    const own = this.#site.get(query);
    if (own !== undefined) return own ?? this.#readOwn(query);
    const known = this.#ready.get(query);
    if (!known) return null;
    this.#ready.delete(query);
    this.#ready.set(query, known);
    return known;
  }

  /** The document of this text, or what is wrong with it. */
  prepare(query: string): Prepared | readonly GraphQLError[] {
    const ready = this.ready(query);
    if (ready) return ready;
    const prepared = this.#read(query);
    if (!('document' in prepared)) return prepared;
    this.#ready.set(query, prepared);
    const oldest = this.#ready.size > CACHED && this.#ready.keys().next().value;
    if (oldest) this.#ready.delete(oldest);
    return prepared;
  }

  #readOwn(query: string): Prepared | null {
    const read = this.#read(query);
    if (!('document' in read)) return null;
    const own = { ...read, lasting: new WeakMap<object, string>() };
    this.#site.set(query, own);
    return own;
  }

  #read(query: string): Prepared | readonly GraphQLError[] {
    if (query.length > this.#limits.documentLength) return [new GraphQLError('The document is too long')];
    let document: DocumentNode;
    try {
      document = parse(query, { maxTokens: TOKENS, noLocation: true });
    } catch (error) {
      return [error instanceof GraphQLError ? error : new GraphQLError('The document cannot be read')];
    }
    const errors = validate(this.#schema, document, undefined, { maxErrors: 5 });
    if (errors.length > 0) return errors;
    const operation = onlyOperation(document);
    const root = operation?.selectionSet.selections[0];
    if (operation?.selectionSet.selections.length !== 1 || root?.kind !== Kind.FIELD)
      return [new GraphQLError('A document has one operation with one root field')];
    const field = this.#schema.getRootType(operation.operation)?.getFields()[root.name.value];
    if (!field) return [new GraphQLError('Introspection is off; the schema is contract/channel.graphql')];
    if (depthOf(root.selectionSet, fragmentsOf(document)) > this.#limits.documentDepth)
      return [new GraphQLError('The document is too deep')];
    const definitions = operation.variableDefinitions ?? [];
    return {
      document,
      kind: operation.operation,
      field,
      root,
      text: print(document),
      definitions,
      lasting: null,
    };
  }
}

function onlyOperation(document: DocumentNode): OperationDefinitionNode | null {
  const [operation, second] = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  return operation && !second ? operation : null;
}

function fragmentsOf(document: DocumentNode): Map<string, FragmentDefinitionNode> {
  const fragments = document.definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
  return new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
}

/** Levels of fields; of a valid document, so fragments have no cycles. Each fragment is measured once. */
function depthOf(
  set: SelectionSetNode | undefined,
  fragments: Map<string, FragmentDefinitionNode>,
  measured = new Map<string, number>(),
): number {
  let deepest = 0;
  for (const node of set?.selections ?? []) {
    let depth: number;
    if (node.kind === Kind.FRAGMENT_SPREAD) {
      const name = node.name.value;
      depth = measured.get(name) ?? depthOf(fragments.get(name)?.selectionSet, fragments, measured);
      measured.set(name, depth);
    } else {
      depth = depthOf(node.selectionSet, fragments, measured) + (node.kind === Kind.FIELD ? 1 : 0);
    }
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
