import { type ESTree, type Plugin, parseAst } from 'vite';
import { type Edit, edited } from './edits.ts';

type Node = ESTree.Node;

/** The files that declare calls, `call<Reply>()({ … })` (contract/http/call.ts), and the helpers they use. */
const CALLS = /[\\/]contract[\\/]http[\\/](?:\w+[\\/])?\w+\.ts$/;

/**
 * Removes the input schemas of HTTP calls from the client: only the house validates by them, and a form imports the schema that
 * it needs itself. The lobby, which makes some of these calls, then needs no valibot, and a call that no page of a chunk uses
 * is removed from it. These files contain only declarations: each function that they call is pure.
 */
export function leanCalls(): Plugin {
  return {
    name: 'kilat:lean-calls',
    apply: 'build',
    // After types are stripped.
    enforce: 'post',
    transform: {
      filter: { id: CALLS },
      handler: (code) => ({ code: edited(code, [...lean(parseAst(code) as Node)]), map: null }),
    },
  };
}

function* lean(program: Node): Generator<Edit> {
  if (program.type !== 'Program') return;
  for (const statement of program.body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration') continue;
    for (const { init } of declared.declarations) {
      if (init?.type !== 'CallExpression' && init?.type !== 'ObjectExpression') continue;
      const { start, end } = init;
      const input = init.type === 'CallExpression' && inputOf(init);
      if (input) yield { start: input.start, end: input.end, text: 'input: undefined' };
      // Marks everything inside as pure, including spread fields of others.
      yield { start, end: start, text: '/* @__PURE__ */ (() => (' };
      yield { start: end, end, text: '))()' };
    }
  }
}

/** The property `input` of a call's declaration. */
function inputOf({ callee, arguments: [definition] }: ESTree.CallExpression): Node | undefined {
  if (callee.type !== 'CallExpression' || callee.callee.type !== 'Identifier') return undefined;
  if (callee.callee.name !== 'call' || definition?.type !== 'ObjectExpression') return undefined;
  return definition.properties.find(
    (one) => one.type === 'Property' && one.key.type === 'Identifier' && one.key.name === 'input',
  );
}
