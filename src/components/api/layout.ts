/** The layouts of an API table. */
export const API_LAYOUTS = ['table', 'expanded', 'collapsed'] as const;
export type ApiLayout = (typeof API_LAYOUTS)[number];

/** The tables whose layout users can change. */
export type ApiTableKind = 'props' | 'slots' | 'classes';

/**
 * Returns the storage key of a layout. Grid and interface pages have long types and many rows, so
 * their layout is stored separately.
 */
export function layoutStorageKey(kind: ApiTableKind, isDense: boolean): string {
  return `${isDense ? 'dataGrid_' : ''}apiPage_${kind}`;
}

/** Returns the default layout. */
export function defaultLayout(isDense: boolean): ApiLayout {
  return isDense ? 'expanded' : 'table';
}

const isLayout = (value: string | null): value is ApiLayout =>
  (API_LAYOUTS as readonly (string | null)[]).includes(value);

/** Returns the stored layout, or `undefined` if there is none or it's invalid. */
export function readLayout(key: string): ApiLayout | undefined {
  try {
    const value = localStorage.getItem(key);
    return isLayout(value) ? value : undefined;
  } catch {
    // Storage may be unavailable; every visit then starts with the default.
    return undefined;
  }
}

/** Stores a layout. */
export function writeLayout(key: string, layout: ApiLayout): void {
  try {
    localStorage.setItem(key, layout);
  } catch {
    // As above.
  }
}

/**
 * Returns the inline script that applies a table's layout before the first paint, because the rest
 * of the page's code loads too late. It must be the first child of the table's section.
 */
export function earlyLayoutScript(key: string): string {
  return `(function(s){try{var v=localStorage.getItem(${JSON.stringify(key)});if(/^(${API_LAYOUTS.join('|')})$/.test(v))s.dataset.layout=v}catch(e){}})(document.currentScript.parentElement)`;
}
