/** The modules that demos may import; written by `plugins/demos/buildRunner.ts`. */
declare module 'demo-runner-modules' {
  /** Loads a public module; undefined where demos may not import it. */
  export function loadModule(request: string): Promise<unknown> | undefined;
}
