/** How the rows of a table of the API reference are laid out. */
export const API_LAYOUTS = ['table', 'expanded', 'collapsed'] as const;
export type ApiLayout = (typeof API_LAYOUTS)[number];

/** The tables whose layout a reader chooses. */
export type ApiTableKind = 'props' | 'slots' | 'classes';

/** Grid pages and interface pages have long types and many rows: they remember their layout apart from the others. */
export function layoutStorageKey(kind: ApiTableKind, isDense: boolean): string {
  return `${isDense ? 'dataGrid_' : ''}apiPage_${kind}`;
}

/** The layout before a reader chooses one. */
export function defaultLayout(isDense: boolean): ApiLayout {
  return isDense ? 'expanded' : 'table';
}

const isLayout = (value: string | null): value is ApiLayout =>
  (API_LAYOUTS as readonly (string | null)[]).includes(value);

/** The remembered layout; nothing when there is none, or when it is not one of the three. */
export function readLayout(key: string): ApiLayout | undefined {
  try {
    const value = localStorage.getItem(key);
    return isLayout(value) ? value : undefined;
  } catch {
    // Storage may be closed to the page: every visit then starts with the default.
    return undefined;
  }
}

/** Remembers a layout. */
export function writeLayout(key: string, layout: ApiLayout): void {
  try {
    localStorage.setItem(key, layout);
  } catch {
    // As above.
  }
}

/**
 * Lays a table out before it is painted: the text of a script that stands as the first child of the table's section,
 * where the rest of the page's code comes too late.
 */
export function earlyLayoutScript(key: string): string {
  return `(function(s){try{var v=localStorage.getItem(${JSON.stringify(key)});if(/^(${API_LAYOUTS.join('|')})$/.test(v))s.dataset.layout=v}catch(e){}})(document.currentScript.parentElement)`;
}
