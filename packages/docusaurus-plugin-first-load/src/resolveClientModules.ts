/**
 * Returns the files of client modules as Docusaurus writes them into its list: without an extension.
 *
 * @throws when one doesn't exist anymore
 */
export function resolveClientModules(requests: readonly string[], siteDir: string): string[] {
  return requests.map((request) => {
    try {
      return require.resolve(request, {paths: [siteDir]}).replace(/\.js$/, '');
    } catch {
      throw new Error(
        `docusaurus-plugin-first-load: Unknown client module "${request}" in the option \`droppedClientModules\`. Remove it.`,
      );
    }
  });
}
