import {createUserProperties} from './userProperties';

let listeners: Record<string, () => void>;

beforeEach(() => {
  listeners = {};
  window.matchMedia = ((query: string) => ({
    matches: query.includes('dark'),
    addEventListener: (_: string, onChange: () => void) => (listeners[query] = onChange),
    removeEventListener: () => delete listeners[query],
  })) as unknown as typeof window.matchMedia;
  Object.defineProperty(window, 'devicePixelRatio', {value: 1.75, configurable: true});
});

test('reports five properties; the pixel ratio and the color scheme follow the system', () => {
  const properties = createUserProperties('zh');
  expect(properties.map(({name, get}) => [name, get()])).toEqual([
    ['codeVariant', 'TS'],
    ['userLanguage', 'zh'],
    ['devicePixelRatio', 1.8],
    ['colorSchemeOS', 'dark'],
    ['colorScheme', 'dark'],
  ]);
  const changed: string[] = [];
  properties.forEach(({name, subscribe}) => subscribe?.(() => changed.push(name)));
  listeners['(resolution: 1.75dppx)']!();
  listeners['(prefers-color-scheme: dark)']!();
  expect(changed).toEqual(expect.arrayContaining(['devicePixelRatio', 'colorScheme']));
});
