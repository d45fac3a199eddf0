const EVENT_NAME = 'docs:search';

/** Opens the search with a query. */
export function openSearch(query: string): void {
  document.dispatchEvent(new CustomEvent(EVENT_NAME, {detail: query}));
}

/**
 * Calls back with the query when a part of the page opens the search. Returns a function that stops
 * listening.
 */
export function listenForSearch(onOpen: (query: string) => void): () => void {
  const listen = (event: Event) => onOpen((event as CustomEvent<string>).detail);
  document.addEventListener(EVENT_NAME, listen);
  return () => document.removeEventListener(EVENT_NAME, listen);
}
