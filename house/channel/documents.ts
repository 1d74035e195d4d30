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
}

/** Documents kept ready; clients use the same few again and again. */
const CACHED = 500;
const TOKENS = 600;

/** Reads and validates GraphQL documents, each once. */
export class Documents {
  readonly #schema: GraphQLSchema;
  readonly #limits: ChannelLimits;
  readonly #ready = new Map<string, Prepared>();

  constructor(schema: GraphQLSchema, limits: ChannelLimits) {
    this.#schema = schema;
    this.#limits = limits;
  }

  /** The document of this text, or what is wrong with it. */
  prepare(query: string): Prepared | readonly GraphQLError[] {
    const known = this.#ready.get(query);
    if (known) {
      this.#ready.delete(query);
      this.#ready.set(query, known);
      return known;
    }
    const prepared = this.#read(query);
    if (!('document' in prepared)) return prepared;
    this.#ready.set(query, prepared);
    const oldest = this.#ready.size > CACHED && this.#ready.keys().next().value;
    if (oldest) this.#ready.delete(oldest);
    return prepared;
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
    return { document, kind: operation.operation, field, root, text: print(document), definitions };
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
