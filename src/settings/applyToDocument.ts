import {SETTINGS, THEME_COLORS, type Setting} from '../../plugins/reader-settings/shared';
import {getColorScheme, paletteModeStore} from './colorScheme';
import {stores} from './stores';

let currentScheme: string | undefined;

/**
 * Skips unchanged values, because setting `dir`, even to the same value, makes browsers restyle the
 * whole page.
 */
function setAttribute(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) {
    element.setAttribute(name, value);
  }
}

const ENTRIES = Object.entries(SETTINGS) as [keyof typeof SETTINGS, Setting][];

/**
 * Applies the settings to the document, like the inline script before the first paint: the
 * attributes in the table of settings, `data-theme`, the class of the body, and the color of the
 * browser UI.
 */
export function applyToDocument(): void {
  const {documentElement: html, body} = document;
  const scheme = getColorScheme();
  const paletteMode = paletteModeStore.get();

  for (const [name, {attribute, values, shown, onBody}] of ENTRIES) {
    if (attribute) {
      const value = stores[name].get();
      const text = shown?.[values.indexOf(value)] ?? String(value);
      setAttribute(html, attribute, text);
      if (onBody) {
        setAttribute(body, attribute, text);
      }
    }
  }
  setAttribute(html, 'data-theme', scheme);
  body.classList.toggle('mode-dark', paletteMode === 'dark');
  body.classList.toggle('mode-light', paletteMode === 'light');
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    setAttribute(meta, 'content', THEME_COLORS[paletteMode]);
  }

  if (currentScheme && currentScheme !== scheme) {
    skipTransitions();
  }
  currentScheme = scheme;
}

/** Disables transitions during a color change, so all colors change at the same time. */
function skipTransitions() {
  const style = document.createElement('style');
  style.textContent =
    '*{-webkit-transition:none!important;-moz-transition:none!important;-o-transition:none!important;-ms-transition:none!important;transition:none!important}';
  document.head.append(style);
  // Reading a computed style makes the browser apply the new colors while the rule is active.
  void window.getComputedStyle(document.body).color;
  setTimeout(() => style.remove(), 1);
}

/**
 * Calls `onChange` after each change of a setting that affects the document. Returns a function
 * that unsubscribes.
 */
export function subscribeToDocumentSettings(onChange: () => void): () => void {
  const unsubscribers = [paletteModeStore, ...Object.values(stores)].map((store) =>
    store.subscribe(onChange),
  );
  return () => unsubscribers.forEach((stop) => stop());
}
