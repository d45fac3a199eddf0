declare module 'js-yaml' {
  /** Parses a YAML document; returns `undefined` for an empty one. */
  export function load(text: string): unknown;
}
