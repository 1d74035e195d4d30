import { type ESTree, type Plugin, parseAst } from 'vite';

/** Helpers for lowered private members: each is a WeakMap that every read goes through. */
const LOWERED = /helpers[\\/]esm[\\/](classPrivate|assertClassBrand|checkPrivateRedeclaration)/;

/**
 * Ensures that built files keep native classes. Private members have to be native: as WeakMaps they would slow down every
 * frame. And the build must not contain two constructs that fail in old browsers, because the compiler would then lower all
 * private members: Chrome below 98 refuses a static field called `name` or `length`, Safari below 16 loses the variables in
 * parentheses of a field's initial value (https://webkit.org/b/236843).
 */
export function nativeClasses(): Plugin {
  return {
    name: 'kilat:native-classes',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        if (chunk.moduleIds.some((id) => LOWERED.test(id)))
          this.error(`${chunk.fileName} has lowered private members: see build.target in vite.config.ts`);
        for (const { start } of faults(parseAst(chunk.code, { preserveParens: true })))
          this.error(
            `${chunk.fileName}: an old browser fails on the field ${chunk.code.slice(start, start + 60)}`,
          );
      }
    },
  };
}

type Node = ESTree.Node;

/** The class fields that our oldest supported browsers cannot handle. */
function faults(program: Node): Node[] {
  const found: Node[] = [];
  const visit = (node: Node, field: Node | null): void => {
    if (node.type === 'ParenthesizedExpression' && field) found.push(field);
    if (node.type === 'PropertyDefinition') {
      const { key, computed } = node;
      if (node.static && !computed && key.type === 'Identifier' && /^(name|length)$/.test(key.name))
        found.push(node);
      visit(key as Node, field);
      if (node.value) visit(node.value, node);
      return;
    }
    const inner = /Function/.test(node.type) ? null : field;
    for (const child of Object.values(node).flat()) if (isNode(child)) visit(child, inner);
  };
  visit(program, null);
  return found;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
