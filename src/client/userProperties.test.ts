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

test('the five of them', () => {
  expect(createUserProperties('zh').map(({name, get}) => [name, get()])).toEqual([
    ['codeVariant', 'TS'],
    ['userLanguage', 'zh'],
    ['devicePixelRatio', 1.8],
    ['colorSchemeOS', 'dark'],
    ['colorScheme', 'dark'],
  ]);
});

test('a screen of another resolution, and an operating system that turns dark, are noticed', () => {
  const heard: string[] = [];
  for (const {name, subscribe} of createUserProperties('en')) {
    subscribe?.(() => heard.push(name));
  }
  listeners['(resolution: 1.75dppx)']!();
  listeners['(prefers-color-scheme: dark)']!();
  expect(heard).toContain('devicePixelRatio');
  expect(heard).toContain('colorScheme');
});
