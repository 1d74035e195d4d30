import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { ROOT } from './writing.ts';

/**
 * Reads a definition: the default export of a TypeScript file that is plain data and imports types only.
 * @throws when the file imports a value: code generated from a definition must not depend on other code
 */
export function readDefinition<Definition>(path: string): Definition {
  const { outputText } = ts.transpileModule(readFileSync(new URL(path, ROOT), 'utf8'), {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const exported: { default?: Definition } = {};
  const refuse = (imported: string) => {
    throw new Error(`${path} is a definition, and imports ${imported}`);
  };
  new Function('exports', 'require', outputText)(exported, refuse);
  if (exported.default === undefined) throw new Error(`${path} has no default export`);
  return exported.default;
}
