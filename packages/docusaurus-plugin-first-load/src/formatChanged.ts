/**
 * Returns the error that stops the build if Docusaurus generates another format. The formats depend
 * on its version.
 */
export function formatChanged(file: string, expected: string): Error {
  return new Error(
    `docusaurus-plugin-first-load: ".docusaurus/${file}" must have the format of Docusaurus 3.10.2 (${expected}). ` +
      'Adapt the plugin to the new format, or remove it from "docusaurus.config.ts".',
  );
}
