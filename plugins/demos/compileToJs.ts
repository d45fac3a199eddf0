import {transform} from 'sucrase';
import {formatCode} from './formatCode';

/** Turns TypeScript into the JavaScript that a person would have written: types gone, JSX kept, formatted. */
export async function compileToJs(code: string, fileName: string): Promise<string> {
  const isJsx = fileName.endsWith('.tsx');
  const {code: plain} = transform(code, {
    transforms: isJsx ? ['typescript', 'jsx'] : ['typescript'],
    jsxRuntime: 'preserve',
    disableESTransforms: true,
  });
  return formatCode(plain, 'babel');
}
