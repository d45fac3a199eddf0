import path from 'node:path';

/** Returns the aliases for a bundler that compiles pages on request: fetching pages ahead would compile all of them. */
export function withoutPrefetch(): Record<string, string> {
  return {
    [require.resolve('@docusaurus/core/lib/client/docusaurus')]: path.join(
      __dirname,
      'browser/withoutPrefetch.ts',
    ),
  };
}
