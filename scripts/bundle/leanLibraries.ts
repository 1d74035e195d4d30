import { type ESTree, type Plugin, parseAst } from 'vite';
import { type Edit, edited, isNode } from './edits.ts';

type Node = ESTree.Node;

const ROUTER = /[\\/]react-router[\\/]dist[\\/].*\.m?js$/;
const I18NEXT = /[\\/]i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/;

/** Statements that only log for developers: react-router's warnings, i18next's with `debug` only. */
const TALK = /^(warning|warnOnce)\(|^(this|\w+)(\.services|\.logger)*\.logger\.(log|warn|once|deprecate)\(/;
/** Components that react-router's links and routes render only with its own server or a data router. */
const ELSEWHERE = /^(PrefetchPageLinks|RSCErrorHandler|DefaultErrorComponent)$/;
/** Calls that create a React component or context, without effect if unused. */
const MAKES = /^React\d*\.(createContext|forwardRef|memo)\(/;

/**
 * Removes unused parts of the first screen's libraries from the built site: warnings to developers, and react-router's
 * parts for servers, forms and data. The bundler cannot remove them itself, as it must assume
 * that referencing or creating them has side effects. Development builds keep them.
 */
export function leanLibraries(): Plugin {
  return {
    name: 'kilat:lean-libraries',
    apply: 'build',
    transform(code, id) {
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

/** Replaces all nested statements that only log for developers by nothing. */
function* silenced(node: Node, code: string): Generator<Edit> {
  if (node.type === 'ExpressionStatement' && TALK.test(code.slice(node.start, node.end))) {
    if (node.expression.type === 'CallExpression') yield { start: node.start, end: node.end, text: ';' };
    return;
  }
  for (const child of Object.values(node).flat()) if (isNode(child)) yield* silenced(child, code);
}
