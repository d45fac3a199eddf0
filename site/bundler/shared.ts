/** The statistics of a run. */
export interface Stats {
  hasErrors: () => boolean;
  toString: (options: object) => string;
  toJson: (options: object) => {entrypoints?: Record<string, {assets?: {name: string}[]}>};
}

/** The parts of the bundler that are used here. */
export interface Bundler {
  IgnorePlugin: new (options: {resourceRegExp: RegExp; contextRegExp: RegExp}) => object;
  (config: object): {
    run: (done: (error: Error | null, stats?: Stats) => void) => void;
    close: (done: () => void) => void;
  };
}
