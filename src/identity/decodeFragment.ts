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
