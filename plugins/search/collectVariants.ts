// cspell:ignore opencc
import {Converter} from 'opencc-js/t2cn';

/** The first and the last character of the block of Chinese characters in Unicode. */
const FIRST = 0x4e00;
const LAST = 0x9fff;

/**
 * Returns the traditional characters of the simplified ones in a text, each followed by the
 * simplified one; empty for a text without Chinese.
 */
export function collectVariants(text: string): string {
  const known = new Set(text.match(/\p{Script=Han}/gu));
  if (known.size === 0) {
    return '';
  }
  const simplify = Converter({from: 't', to: 'cn'});
  let pairs = '';
  for (let code = FIRST; code <= LAST; code += 1) {
    const character = String.fromCharCode(code);
    const simplified = simplify(character);
    if (!known.has(character) && simplified !== character && known.has(simplified)) {
      pairs += character + simplified;
    }
  }
  return pairs;
}
