import {applyToDocument, subscribeToDocumentSettings} from './applyToDocument';
import {colorModeStore, densityStore, directionStore} from './stores';
import {getColorScheme, paletteModeStore, schemeStores} from './colorScheme';
import {setColorScheme} from './setColorScheme';

/** A mock of the operating system's preference. */
const system = {
  dark: false,
  listeners: new Set<() => void>(),
  prefer(scheme: 'light' | 'dark') {
    this.dark = scheme === 'dark';
    this.listeners.forEach((listener) => listener());
  },
};

const {documentElement: html, body} = document;
const metas = () => [...document.querySelectorAll('meta')].map((meta) => meta.content);
const LIGHT = 'hsl(210, 100%, 42%)';
const DARK = 'hsl(210, 14%, 7%)';
const stored = () => Object.fromEntries(Object.entries(localStorage));

let stop: () => void;

beforeEach(() => {
  window.matchMedia = ((query: string) => ({
    matches: query === '(prefers-color-scheme: dark)' && system.dark,
    addEventListener: (_: string, listener: () => void) => system.listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => system.listeners.delete(listener),
  })) as unknown as typeof window.matchMedia;
  system.prefer('light');
  colorModeStore.set('system');
  schemeStores.light.set('light');
  schemeStores.dark.set('dark');
  directionStore.set('ltr');
  densityStore.set(false);
  localStorage.clear();
  document.head.innerHTML =
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="x">' +
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="y">';
  body.className = 'other';
  applyToDocument();
  document.head.querySelectorAll('style').forEach((style) => style.remove());
  stop = subscribeToDocumentSettings(applyToDocument);
});

afterEach(() => {
  stop();
  jest.useRealTimers();
});

describe('color mode', () => {
  test.each([
    ['dark', 'light', 'dark', DARK],
    ['light', 'dark', 'light', LIGHT],
    ['system', 'light', 'light', LIGHT],
    ['system', 'dark', 'dark', DARK],
  ] as const)('%s on a system that turns %s is %s', (mode, preferred, scheme, color) => {
    colorModeStore.set(mode);
    localStorage.clear();
    system.prefer(preferred);
    expect(html).toHaveAttribute('data-theme', scheme);
    expect(html).toHaveAttribute('data-theme-choice', mode);
    expect(body.className.split(' ').sort()).toEqual([`mode-${scheme}`, 'other']);
    expect(metas()).toEqual([color, color]);
    // The preference of the operating system isn't stored.
    expect(stored()).toEqual({});
  });

  test('nothing is applied after unsubscribing', () => {
    stop();
    colorModeStore.set('dark');
    expect(html).toHaveAttribute('data-theme', 'light');
    expect(system.listeners.size).toBe(0);
  });
});

describe('transitions', () => {
  const styles = () => [...document.head.querySelectorAll('style')].map((s) => s.textContent);

  test('are disabled for 1 ms when the scheme changes, and only then', () => {
    jest.useFakeTimers();
    colorModeStore.set('light');
    directionStore.set('rtl');
    densityStore.set(true);
    expect(styles()).toEqual([]);
    colorModeStore.set('dark');
    expect(styles()[0]).toMatch(/^\*\{.*[;{]transition:none!important\}$/);
    jest.advanceTimersByTime(0);
    expect(styles()).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(styles()).toEqual([]);
  });

  test('stay enabled when a page starts', async () => {
    jest.resetModules();
    html.removeAttribute('data-theme');
    const fresh = await import('./applyToDocument');
    fresh.applyToDocument();
    expect(html).toHaveAttribute('data-theme', 'light');
    expect(styles()).toEqual([]);
  });
});

test('direction and density, on and off', () => {
  directionStore.set('rtl');
  expect([html.dir, body.dir]).toEqual(['rtl', 'rtl']);
  directionStore.set('ltr');
  expect([html.dir, body.dir]).toEqual(['ltr', 'ltr']);
  densityStore.set(true);
  expect(html).toHaveAttribute('data-density', 'dense');
  densityStore.set(false);
  expect(html).toHaveAttribute('data-density', 'normal');
});

test("unchanged values aren't written, because setting `dir` again restyles the whole page", () => {
  const observer = new MutationObserver(() => undefined);
  observer.observe(document, {attributes: true, subtree: true});
  applyToDocument();
  expect(observer.takeRecords()).toEqual([]);
  directionStore.set('rtl');
  expect(observer.takeRecords().map(({attributeName}) => attributeName)).toEqual(['dir', 'dir']);
});

describe('setColorScheme', () => {
  test('a name applies to the current effective mode', () => {
    setColorScheme('dark');
    expect(getColorScheme()).toBe('dark');
    expect(paletteModeStore.get()).toBe('light');
    expect(html).toHaveAttribute('data-theme', 'dark');
    expect(stored()).toEqual({'mui-color-scheme-light': 'dark'});
    colorModeStore.set('dark');
    setColorScheme('dark');
    expect(stored()).toMatchObject({'mui-color-scheme-dark': 'dark'});
  });

  test.each(['light,dark', 'Light', 'toString'])(
    '%p is no scheme: it is reported and ignored',
    (name) => {
      const error = jest.spyOn(console, 'error').mockImplementation(() => {});
      setColorScheme(name);
      expect(error.mock.calls).toEqual([[`\`${name}\` does not exist in \`theme.colorSchemes\`.`]]);
      expect(getColorScheme()).toBe('light');
      expect(stored()).toEqual({});
    },
  );

  test('an object sets each mode separately, even if another value is invalid', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    setColorScheme({light: 'sepia', dark: 'light'});
    expect(error.mock.calls).toEqual([['`sepia` does not exist in `theme.colorSchemes`.']]);
    expect(stored()).toEqual({'mui-color-scheme-dark': 'light'});
    expect(schemeStores.dark.get()).toBe('light');
  });

  test.each([null, undefined, '', {light: null, dark: null}])('%p resets both', (nothing) => {
    setColorScheme({light: 'dark', dark: 'light'});
    setColorScheme(nothing);
    expect(stored()).toEqual({'mui-color-scheme-light': 'light', 'mui-color-scheme-dark': 'dark'});
    expect(schemeStores.light.get()).toBe('light');
    expect(schemeStores.dark.get()).toBe('dark');
  });
});
