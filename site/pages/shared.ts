/** The properties of a sidebar node that determine its title. */
export interface TitledNode {
  pathname: string;
  /** The text of a label without a page. */
  subheader?: string;
  /** `false` if the node has no title. */
  title?: string | false;
  /** A node that links to a page with a query has its own title, never the page's. */
  query?: Record<string, string>;
}

/** The titles of one language, by pathname (without a trailing slash) or subheader. */
export type PageTitles = Readonly<Record<string, string>>;

const toPascalCase = (name: string) =>
  name.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());

function deriveTitle(key: string): string {
  const name = key
    .replace(/\/$/, '')
    .replace(/^.*\//, '')
    .replace('react-', '')
    .replace(/\..*$/, '');
  if (key.includes('/api-docs/')) {
    return toPascalCase(name);
  }
  if (key.includes('/api/')) {
    const pascal = toPascalCase(name);
    return name.startsWith('use') ? `u${pascal.slice(1)}` : pascal;
  }
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Returns the title of a sidebar node: that in the catalog, or else its own, or else one derived
 * from its path (`/x/react-data-grid/server-side-data` → Server side data). `undefined` if the node
 * has no title.
 */
export function getPageTitle(node: TitledNode, titles: PageTitles = {}): string | undefined {
  const key = node.subheader ?? node.pathname;
  const translated = node.query ? undefined : titles[key];
  if (translated) {
    return translated;
  }
  if (node.title === false) {
    return undefined;
  }
  return node.title ?? deriveTitle(key);
}

/**
 * Decodes the id in a URL hash: `#a%20b` → `a b`. Users can type any hash, so a malformed one
 * (`#50%-off`) is used as is.
 */
export function decodeFragment(hash: string): string {
  const fragment = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
