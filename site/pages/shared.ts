/** What the sidebar knows of a node when its title is asked for. */
export interface TitledNode {
  pathname: string;
  /** The text of a label that has no page of its own. */
  subheader?: string;
  /** `false` means that the node shows no title. */
  title?: string | false;
  /** A node that leads to a page with a query has its own title, never the page's. */
  query?: Record<string, string>;
}

/** The titles of one language, by pathname (without a slash at the end) or subheader. */
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
 * The title of a node of the sidebar: the catalog's, else the node's own, else one made from its address
 * (`/x/react-data-grid/server-side-data` → Server side data). `undefined` if the node asks for none.
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
 * The id that a fragment of an address names: `#a%20b` gives `a b`. A fragment is whatever somebody typed or linked:
 * one that is malformed (`#50%-off`) is taken as it stands.
 */
export function decodeFragment(hash: string): string {
  const fragment = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
