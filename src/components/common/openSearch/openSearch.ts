const EVENT = 'docs:search';

/** Opens the search with a query. */
export function openSearch(query: string): void {
  document.dispatchEvent(new CustomEvent(EVENT, {detail: query}));
}

/**
 * Calls back with the query when a part of the page opens the search. Returns a function that stops
 * listening.
 */
export function listenForSearch(onOpen: (query: string) => void): () => void {
  const listen = (event: Event) => onOpen((event as CustomEvent<string>).detail);
  document.addEventListener(EVENT, listen);
  return () => document.removeEventListener(EVENT, listen);
}
