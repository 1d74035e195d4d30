import { type ESTree, type Plugin, parseAst } from 'vite';
import { type Edit, edited } from './edits.ts';

type Node = ESTree.Node;

/** Where the calls are declared, `call<Reply>()({ … })` (contract/http/call.ts), and what they take. */
const CALLS = /[\\/]contract[\\/]http[\\/](?:\w+[\\/])?\w+\.ts$/;

/**
 * Leaves the inputs' schemas of HTTP calls out of the client: the house checks by them what it is sent, and a form names the
 * schema that it needs itself. So the lobby, which makes some of these calls, has no use for valibot, and a call that no page of a chunk makes
 * is left out of it. These files only declare: each function that they call is pure.
 */
export function leanCalls(): Plugin {
  return {
    name: 'kilat:lean-calls',
    apply: 'build',
    // When the types are gone.
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
      // Whatever is inside, fields of others that are spread included.
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
