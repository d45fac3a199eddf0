import * as prettier from 'prettier';

const HOUSE = {singleQuote: true, bracketSpacing: false, trailingComma: 'all'} as const;

/** Formats code that was made from a demo as the demos themselves are: for the width that code has on the page. */
export async function formatCode(code: string, parser: 'babel' | 'typescript'): Promise<string> {
  return prettier.format(code, {...HOUSE, parser, printWidth: parser === 'babel' ? 100 : 88});
}

/** What else decides how code is formatted. */
export const FORMATTER = `prettier ${prettier.version}`;
