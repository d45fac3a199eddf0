const EVENT_NAME = 'docs:settings';

/** A field that the drawer can open at. */
export type SettingsField = 'ownVersion';

/** Opens the settings drawer with the focus in a field. */
export function openSettings(field: SettingsField): void {
  document.dispatchEvent(new CustomEvent(EVENT_NAME, {detail: field}));
}

/**
 * Calls back with the field when a part of the page opens the settings drawer. Returns a function
 * that stops listening.
 */
export function listenForSettings(onOpen: (field: SettingsField) => void): () => void {
  const listen = (event: Event) => onOpen((event as CustomEvent<SettingsField>).detail);
  document.addEventListener(EVENT_NAME, listen);
  return () => document.removeEventListener(EVENT_NAME, listen);
}
