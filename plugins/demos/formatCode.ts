import * as prettier from 'prettier';

const HOUSE = {singleQuote: true, bracketSpacing: false, trailingComma: 'all'} as const;

/** Formats generated code like the demos: to the width of code on the page. */
export async function formatCode(code: string, parser: 'babel' | 'typescript'): Promise<string> {
  return prettier.format(code, {...HOUSE, parser, printWidth: parser === 'babel' ? 100 : 88});
}

/** The other inputs of the formatting, part of the cache key. */
export const FORMATTER = `prettier ${prettier.version}`;
