import fs from 'node:fs';
import path from 'node:path';
import {transform} from 'sucrase';
import {cutDeclarations} from './cutDeclarations';
import {formatCode} from './formatCode';

/** Compiles TypeScript to JavaScript that looks handwritten: without types, with JSX, formatted. */
export async function compileToJs(code: string, fileName: string): Promise<string> {
  const isJsx = fileName.endsWith('.tsx');
  const {code: plain} = transform(cutDeclarations(code, fileName), {
    transforms: isJsx ? ['typescript', 'jsx'] : ['typescript'],
    jsxRuntime: 'preserve',
    disableESTransforms: true,
  });
  const renamed = plain.replace(/(new URL\('[^']+\.)tsx?(?=', import\.meta\.url\))/g, '$1js');
  const js = await formatCode(renamed, 'babel');
  // A preview starts and ends with code, even if its first or last lines were types.
  return js.replace(/(#region preview.*\n)\n+/, '$1').replace(/\n+(\n.*#endregion)/, '$1');
}

/** The other inputs of the JavaScript, part of the cache key. */
export const COMPILER = ['compileToJs.ts', 'cutDeclarations.ts']
  .map((file) => fs.readFileSync(path.join(__dirname, file), 'utf8'))
  .join('\0');
