/** What a page may want from another host. */
export type Use = 'scripts' | 'styles' | 'fonts' | 'images' | 'connections' | 'forms' | 'frames';

// A type and not an interface: only a type fits the index signature of Docusaurus' plugin options.
export type SecurityHeadersOptions = {
  /**
   * The addresses of other hosts that pages use, by use. Only the origin of each counts; what is undefined or empty is not
   * configured and is left out. `https:` allows every host, for images only.
   */
  allow?: Partial<Record<Use, (string | undefined)[]>>;
};
