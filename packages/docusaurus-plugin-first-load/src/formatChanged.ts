/** Returns the error that stops the build when Docusaurus generates another format: the formats belong to one version. */
export function formatChanged(file: string, expected: string): Error {
  return new Error(
    `docusaurus-plugin-first-load: .docusaurus/${file} is not what Docusaurus 3.10.2 writes (expected ${expected}): ` +
      'adapt the plugin to the new format, or take it out of docusaurus.config.ts.',
  );
}
