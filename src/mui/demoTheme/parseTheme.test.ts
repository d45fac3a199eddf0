/** @jest-environment node */
import {parseTheme} from './parseTheme';
import {MAX_THEME_LENGTH} from './types';

const listProblems = (text: string) =>
  parseTheme(text).problems.map(({kind, path, line, column}) =>
    `${line}:${column} ${kind} ${path.join('.')}`.trim(),
  );

const button = (options: string) => `{components: {MuiButton: {${options}}}}`;
const style = (rules: string) => button(`styleOverrides: {root: {${rules}}}`);
const ROOT = 'components.MuiButton.styleOverrides.root';
const HREF = 'components.MuiButton.defaultProps.href';

const GREEN = {
  colorSchemes: {
    light: {palette: {primary: {main: '#1b7340'}}},
    dark: {palette: {primary: {main: expect.stringMatching(/^#[\da-f]{6}$/)}}},
  },
};

test.each([
  ['an object', `{palette: {primary: {main: '#1B7340'}}}`],
  ['JSON', '{"palette": {"primary": {"main": "#1b7340"}}}'],
  ['a call', `createTheme({palette: {primary: {main: 'rgb(27, 115, 64)'}}})`],
  [
    'a module',
    `import {createTheme} from '@mui/material/styles';
// Ours.
export const theme: Theme = createTheme({
  palette: {primary: {main: \`#1b7340\`,},},
} satisfies ThemeOptions);`,
  ],
  ['a default', `export default createTheme({palette: {primary: {main: '#1b7340'}}} as const);`],
  ['a constant', `const options = {palette: {primary: {main: '#1b7340'}}}; export {options};`],
])('%s is read', (_, text) => {
  expect(parseTheme(text)).toEqual({theme: GREEN, problems: []});
});

test.each([
  ['a wrong key', `{\n  shape: {radius: 4},\n}`, ['2:11 unknownKey shape.radius']],
  ['a wrong value', `{\n  spacing: 'wide',\n}`, ['2:3 number spacing']],
  ['a wrong color', `{palette: {primary: {main: 'gren'}}}`, ['1:22 color palette.primary.main']],
  ['a component', `{components: {MuiButon: {}}}`, ['1:15 unknownKey components.MuiButon']],
  ['no main color', `{palette: {primary: {light: '#fff'}}}`, ['1:12 missing palette.primary']],
  ['a variable', `{\n  palette: {primary: brand},\n}`, ['2:22 notData palette.primary']],
  ['a call inside', `{spacing: factor()}`, ['1:11 notData spacing']],
  ['a function', `{spacing: (n) => n * 8}`, ['1:11 notData spacing']],
  ['a spread', `{...base}`, ['1:2 notData']],
  ['a getter', `{get spacing() { return 8; }}`, ['1:2 notData']],
  ['a computed key', `{['spacing']: 8}`, ['1:2 notData']],
  ['another call', `steal({spacing: 8})`, ['1:1 noTheme']],
  ['nothing', '', ['1:1 noTheme']],
  ['__proto__', `{"__proto__": {"polluted": true}}`, ['1:2 unknownKey __proto__']],
  ['constructor', `{constructor: {prototype: {}}}`, ['1:2 unknownKey constructor']],
  ['a prototype key inside', `{palette: {toString: '#fff'}}`, ['1:12 unknownKey palette.toString']],
  [
    'url() in a color',
    `{palette: {divider: 'url(https://x.test)'}}`,
    ['1:12 color palette.divider'],
  ],
  ['var() in a color', `{palette: {divider: 'var(--x)'}}`, ['1:12 color palette.divider']],
  ['an image', style(`background: 'url(//x.test)'`), [`1:51 style ${ROOT}.background`]],
  ['a style that moves', style(`position: 'fixed'`), [`1:51 unknownKey ${ROOT}.position`]],
  ['a link', button(`defaultProps: {href: 'javascript:alert(1)'}`), [`1:42 unknownKey ${HREF}`]],
  [
    'CSS in a font',
    `{typography: {fontFamily: 'a; } body {'}}`,
    ['1:15 font typography.fontFamily'],
  ],
])('%s is a problem with a position', (_, text, expected) => {
  expect(listProblems(text)).toEqual(expected);
  expect(parseTheme(text).theme).toBeUndefined();
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

test('a syntax error has a position', () => {
  expect(listProblems(`{\n  spacing: 8,,\n}`)[0]).toMatch(/^2:\d+ syntax$/);
});

test("a theme of 1 MB is rejected before it's parsed", () => {
  const huge = `{palette: {primary: {main: '#${'0'.repeat(1024 * 1024)}'}}}`;
  expect(listProblems(huge)).toEqual(['1:1 tooLong']);
});

test('deep nesting is rejected without an overflow', () => {
  const half = MAX_THEME_LENGTH / 2 - 10;
  expect(listProblems(`{spacing: ${'['.repeat(half)}${']'.repeat(half)}}`)[0]).toMatch(/tooDeep/);
});
