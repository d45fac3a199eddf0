declare module 'js-yaml' {
  /** Reads a YAML document; `undefined` for an empty one. */
  export function load(text: string): unknown;
}
