/** The kinds of resources that a page may load from another host. */
export type Use = 'scripts' | 'styles' | 'fonts' | 'images' | 'connections' | 'forms' | 'frames';

// Not an interface, because only a type fits the index signature of Docusaurus' plugin options.
export type SecurityHeadersOptions = {
  /**
   * URLs of other hosts by use. Only their origins count. Undefined or empty values aren't
   * configured and are ignored. `https:` allows every host, for images only.
   */
  allow?: Partial<Record<Use, (string | undefined)[]>>;
};
