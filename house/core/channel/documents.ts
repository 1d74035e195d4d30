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

/** A parsed and validated document. */
export interface Prepared {
  document: DocumentNode;
  kind: OperationTypeNode;
  /** Its one root field. */
  field: RootField;
  /** The root field's node in the document. */
  root: FieldNode;
  /** The document in normalised form: two clients that request the same have the same text. */
  text: string;
  definitions: readonly VariableDefinitionNode[];
  /**
   * For the site's own documents: texts of values that never change (lasting.ts). Null for other documents, whose number is
   * unbounded.
   */
  lasting: WeakMap<object, string> | null;
}

/** Maximum number of cached documents that are not the site's own. */
const CACHED = 500;
/** Token limit. The site's longest document has 82; documents that repeat one name are checked pair by pair. */
const TOKENS = 300;

/** Parses and validates GraphQL documents, each once. The site's own are never evicted, whatever others send. */
export class Documents {
  readonly #schema: GraphQLSchema;
  readonly #limits: ChannelLimits;
  readonly #site = new Map<string, Prepared | null>(SITE_DOCUMENTS.map((text) => [text, null]));
  readonly #ready = new Map<string, Prepared>();

  constructor(schema: GraphQLSchema, limits: ChannelLimits) {
    this.#schema = schema;
    this.#limits = limits;
  }

  /** The cached document of this text: the site's own or a recent one; null if it would have to be parsed. */
  ready(query: string): Prepared | null {
    const own = this.#site.get(query);
    if (own !== undefined) return own ?? this.#readOwn(query);
    const known = this.#ready.get(query);
    if (!known) return null;
    this.#ready.delete(query);
    this.#ready.set(query, known);
    return known;
  }

  /** The document of this text, or its errors. */
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

/** Depth in levels of fields. The document is valid, so fragments have no cycles. Each fragment is measured once. */
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
