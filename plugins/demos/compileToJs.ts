import fs from 'node:fs';
import path from 'node:path';
import {transform} from 'sucrase';
import {cutDeclarations} from './cutDeclarations';
import {formatCode} from './formatCode';

/** Turns TypeScript into the JavaScript that a person would have written: types gone, JSX kept, formatted. */
export async function compileToJs(code: string, fileName: string): Promise<string> {
  const isJsx = fileName.endsWith('.tsx');
  const {code: plain} = transform(cutDeclarations(code, fileName), {
    transforms: isJsx ? ['typescript', 'jsx'] : ['typescript'],
    jsxRuntime: 'preserve',
    disableESTransforms: true,
  });
  const js = await formatCode(plain, 'babel');
  // A preview starts and ends with code, even if types were its first or last lines.
  return js.replace(/(#region preview.*\n)\n+/, '$1').replace(/\n+(\n.*#endregion)/, '$1');
}

/** What else decides what the JavaScript is. */
export const COMPILER = ['compileToJs.ts', 'cutDeclarations.ts']
  .map((file) => fs.readFileSync(path.join(__dirname, file), 'utf8'))
  .join('\0');
