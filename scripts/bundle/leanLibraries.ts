import { type ESTree, type Plugin, parseAst } from 'vite';
import { type Edit, edited, isNode } from './edits.ts';

type Node = ESTree.Node;

const ROUTER = /[\\/]react-router[\\/]dist[\\/].*\.m?js$/;
const I18NEXT = /[\\/]i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/;

/** What pixi.js brings for films as textures, and for colours by their names in CSS: no scene has either. */
const UNUSED: readonly (readonly [RegExp, string])[] = [
  [
    /[\\/]pixi\.js[\\/]lib[\\/].*[\\/]VideoSource\.mjs$/,
    "export const VideoSource = { extension: { type: 'texture-source' }, test: () => false };",
  ],
  [/[\\/]@pixi[\\/]colord[\\/]plugins[\\/]names\.m?js$/, 'export default () => {};'],
];

/** What a statement does only for a developer's console: react-router's warnings, i18next's with `debug` alone. */
const TALK = /^(warning|warnOnce)\(|^(this|\w+)(\.services|\.logger)*\.logger\.(log|warn|once|deprecate)\(/;
/** What react-router's links and routes draw only where its own server or a data router is around them. */
const ELSEWHERE = /^(PrefetchPageLinks|RSCErrorHandler|DefaultErrorComponent)$/;
/** What makes a component or a context of React's; nothing happens when it is not used. */
const MAKES = /^React\d*\.(createContext|forwardRef|memo)\(/;

/**
 * Takes out of the built site what libraries of the first pictures bring for others: warnings to developers, which no
 * player sees, react-router's parts for servers, forms and data, and what pixi.js has for what no scene draws. The
 * bundler cannot leave them out by itself: it must believe that naming or making them does something. In development
 * they are whole.
 */
export function leanLibraries(): Plugin {
  return {
    name: 'kilat:lean-libraries',
    apply: 'build',
    transform(code, id) {
      const unused = UNUSED.find(([path]) => path.test(id));
      if (unused) return { code: unused[1], map: null };
      if (!ROUTER.test(id) && !I18NEXT.test(id)) return null;
      return { code: edited(code, [...edits(parseAst(code) as Node, code)]), map: null };
    },
  };
}

function* edits(program: Node, code: string): Generator<Edit> {
  if (program.type !== 'Program') return;
  for (const statement of program.body) {
    if (statement.type === 'ExpressionStatement') {
      const { start, end } = statement;
      if (/^\w+\.displayName = "/.test(code.slice(start, end))) yield { start, end, text: ';' };
    }
    if (
      statement.type === 'FunctionDeclaration' &&
      statement.body &&
      ELSEWHERE.test(statement.id?.name ?? '')
    ) {
      const { start, end } = statement.body;
      yield { start, end, text: '{ return null; }' };
      continue;
    }
    yield* silenced(statement, code);
    if (statement.type !== 'VariableDeclaration') continue;
    for (const { init } of statement.declarations) {
      if (!init) continue;
      const { start, end } = init;
      if (MAKES.test(code.slice(start, end))) yield { start, end: start, text: '/* @__PURE__ */ ' };
      if (init.type === 'ClassExpression' && init.superClass?.type === 'MemberExpression') {
        yield { start, end: start, text: '/* @__PURE__ */ (() => ' };
        yield { start: end, end, text: ')()' };
      }
    }
  }
}

/** The statements anywhere below that only talk to developers, replaced by nothing. */
function* silenced(node: Node, code: string): Generator<Edit> {
  if (node.type === 'ExpressionStatement' && TALK.test(code.slice(node.start, node.end))) {
    if (node.expression.type === 'CallExpression') yield { start: node.start, end: node.end, text: ';' };
    return;
  }
  for (const child of Object.values(node).flat()) if (isNode(child)) yield* silenced(child, code);
}
