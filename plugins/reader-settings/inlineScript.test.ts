/** @jest-environment jsdom */
import {INLINE_SCRIPT} from './inlineScript';

const {documentElement: html, body} = document;

/** Creates the server-rendered page, with a user's stored settings and system preferences. */
function open(
  stored: Record<string, string>,
  {systemIsDark = false, languageDirection = 'ltr'} = {},
) {
  localStorage.clear();
  for (const [key, value] of Object.entries(stored)) {
    localStorage.setItem(key, value);
  }
  for (const node of [html, body]) {
    for (const name of node.getAttributeNames()) {
      node.removeAttribute(name);
    }
  }
  html.dir = languageDirection;
  if (languageDirection === 'rtl') {
    html.dataset.languageDirection = languageDirection;
  }
  document.head.innerHTML =
    '<meta name="theme-color" content="x"><meta name="theme-color" content="y">';
  window.matchMedia = ((query: string) => ({
    matches: query === '(prefers-color-scheme: dark)' && systemIsDark,
  })) as typeof window.matchMedia;
}

const runScript = () => (0, eval)(INLINE_SCRIPT) as unknown;

const result = () => ({
  theme: html.getAttribute('data-theme'),
  choice: html.getAttribute('data-theme-choice'),
  density: html.getAttribute('data-density'),
  dir: `${html.dir} ${body.dir}`,
  className: body.className,
  colors: [...document.querySelectorAll('meta')].map((meta) => meta.content),
});

const DARK = Array(2).fill('hsl(210, 14%, 7%)');
const LIGHT = Array(2).fill('hsl(210, 100%, 42%)');
const fresh = {
  theme: 'light',
  choice: 'system',
  density: 'normal',
  dir: 'ltr ltr',
  className: 'mode-light',
  colors: LIGHT,
};
const dark = {theme: 'dark', className: 'mode-dark', colors: DARK};

const CASES: [string, Record<string, string>, Parameters<typeof open>[1], Partial<typeof fresh>][] =
  [
    ['nothing stored', {}, {}, {}],
    ['nothing stored, dark system', {}, {systemIsDark: true}, dark],
    ['dark on a light system', {'mui-mode': 'dark'}, {}, {...dark, choice: 'dark'}],
    ['light on a dark system', {'mui-mode': 'light'}, {systemIsDark: true}, {choice: 'light'}],
    ['system', {'mui-mode': 'system'}, {systemIsDark: true}, dark],
    ['an unknown mode', {'mui-mode': 'sepia'}, {systemIsDark: true}, dark],
    ['half a mode', {'mui-mode': 'ligh'}, {systemIsDark: true}, dark],
    ['an empty mode', {'mui-mode': ''}, {}, {}],
    [
      'another scheme for dark',
      {'mui-mode': 'dark', 'mui-color-scheme-dark': 'light'},
      {},
      {...dark, choice: 'dark', theme: 'light'},
    ],
    [
      'a scheme for the other mode',
      {'mui-mode': 'light', 'mui-color-scheme-dark': 'light'},
      {},
      {choice: 'light'},
    ],
    ['an unknown scheme', {'mui-color-scheme-light': 'sepia'}, {}, {}],
    ['right to left', {'docs-direction': 'rtl'}, {}, {dir: 'rtl rtl'}],
    ['a language that runs right to left', {}, {languageDirection: 'rtl'}, {dir: 'rtl rtl'}],
    [
      'left to right in such a language',
      {'docs-direction': 'ltr'},
      {languageDirection: 'rtl'},
      {dir: 'ltr ltr'},
    ],
    ['an unknown direction', {'docs-direction': 'up'}, {}, {}],
    ['dense', {'docs-dense': 'true'}, {}, {density: 'dense'}],
    ['not dense', {'docs-dense': 'false'}, {}, {}],
    ['an unknown density', {'docs-dense': '1'}, {}, {}],
  ];

test.each(CASES)('%s, before and after React takes over', async (_, stored, options, expected) => {
  open(stored, options);
  runScript();
  expect(result()).toEqual({...fresh, ...expected});
  jest.resetModules();
  const {applyToDocument} = await import('../../src/settings/applyToDocument');
  applyToDocument();
  expect(result()).toEqual({...fresh, ...expected});
});

test('storage that throws counts as empty', () => {
  open({'mui-mode': 'dark', 'docs-direction': 'rtl', 'docs-dense': 'true'});
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  runScript();
  expect(result()).toEqual(fresh);
});

test('the script is small, and can stand in HTML as it is', () => {
  expect(INLINE_SCRIPT.length).toBeLessThan(1024);
  expect(INLINE_SCRIPT).not.toMatch(/<\/|\n/);
});
