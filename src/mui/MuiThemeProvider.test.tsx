import fs from 'node:fs';
import path from 'node:path';
import {act, render, screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import Button from '@mui/material/Button';
import ListItem from '@mui/material/ListItem';
import TextField from '@mui/material/TextField';
import {DataGrid} from '@mui/x-data-grid';
import Toolbar from '@mui/material/Toolbar';
import {styled, useColorScheme, useTheme} from '@mui/material/styles';
import {THEME_COLORS} from '../../plugins/reader-settings/shared';
import {primary, primaryDark} from '../../site/tokens/shared';
import {colorModeStore, densityStore, directionStore} from '../settings/stores';
import {schemeStores} from '../settings/colorScheme';
import {ThemeSettingsProvider} from '../settings/ThemeSettingsProvider';
import {MuiThemeProvider} from './MuiThemeProvider';

const show = (children: ReactNode) =>
  act(async () =>
    render(
      <ThemeSettingsProvider>
        <MuiThemeProvider>{children}</MuiThemeProvider>
      </ThemeSettingsProvider>,
    ),
  );

/** The rules that Emotion has inserted, because jsdom discards the text of a layer. */
const rules: string[] = [];
const probe = document.head.appendChild(document.createElement('style'));
const prototype = Object.getPrototypeOf(probe.sheet) as CSSStyleSheet;
const insertRule = prototype.insertRule;
prototype.insertRule = function insert(rule, index) {
  rules.push(rule);
  return insertRule.call(this, rule, index);
};
probe.remove();

beforeEach(() => {
  densityStore.set(false);
  directionStore.set('ltr');
  colorModeStore.set('system');
  schemeStores.light.set('light');
  schemeStores.dark.set('dark');
  localStorage.clear();
});

test.each<[ReactNode, RegExp]>([
  [<Button key="x">x</Button>, /MuiButton-sizeSmall/],
  [<TextField key="x" />, /MuiFormControl-marginDense/],
  [<ListItem key="x">x</ListItem>, /MuiListItem-dense/],
  [<Toolbar key="x">x</Toolbar>, /MuiToolbar-dense/],
])('density changes a component and changes it back (%#)', async (element, dense) => {
  const {container} = await show(element);
  const normal = container.innerHTML;
  act(() => densityStore.set(true));
  expect(container.innerHTML).toMatch(dense);
  act(() => densityStore.set(false));
  expect(container.innerHTML).toBe(normal);
});

test('density reaches the components of MUI X', async () => {
  densityStore.set(true);
  const {container} = await show(<DataGrid rows={[]} columns={[]} />);
  expect(container.innerHTML).toMatch(/MuiDataGrid-root--densityCompact/);
});

test('rules are in the layer mui, mirrored for RTL, and back', async () => {
  const Indented = styled('p')({marginLeft: 7, textAlign: 'right'});
  const Direction = () => <output>{useTheme().direction}</output>;
  const {container} = await show(
    <>
      <Indented>text</Indented>
      <Direction />
    </>,
  );
  const before = container.innerHTML;
  expect(screen.getByRole('status')).toHaveTextContent('ltr');
  expect(rules.join('\n')).toMatch(/@layer mui\{\.css-\w+\{margin-left:7px;text-align:right;\}\}/);
  await act(async () => directionStore.set('rtl'));
  expect(screen.getByRole('status')).toHaveTextContent('rtl');
  expect(screen.getByText('text').className).toMatch(/^rtl-/);
  expect(rules.join('\n')).toMatch(/@layer mui\{\.rtl-\w+\{margin-right:7px;text-align:left;\}\}/);
  await act(async () => directionStore.set('ltr'));
  expect(container.innerHTML).toBe(before);
});

describe('color mode', () => {
  function Mode() {
    const {palette} = useTheme();
    const {mode, setMode, setColorScheme} = useColorScheme();
    return (
      <>
        <output>{`${mode} ${palette.mode}`}</output>
        <button onClick={() => setMode('dark')}>Dark</button>
        <button onClick={() => setColorScheme('igh' as 'light')}>Igh</button>
      </>
    );
  }

  test('MUI has the mode of the page from the first render', async () => {
    colorModeStore.set('dark');
    await show(<Mode />);
    expect(screen.getByRole('status')).toHaveTextContent('dark dark');
    act(() => colorModeStore.set('light'));
    expect(screen.getByRole('status')).toHaveTextContent('light light');
    expect(document.documentElement).toHaveAttribute('data-theme', 'light');
  });

  test('a demo can change the mode of the page', async () => {
    await show(<Mode />);
    act(() => screen.getByText('Dark').click());
    expect(colorModeStore.get()).toBe('dark');
    expect(localStorage.getItem('mui-mode')).toBe('dark');
    expect(localStorage).toHaveLength(1);
  });

  test('an invalid scheme is reported and not stored', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    await show(<Mode />);
    act(() => screen.getByText('Igh').click());
    expect(error.mock.calls).toEqual([['`igh` does not exist in `theme.colorSchemes`.']]);
    expect(localStorage).toHaveLength(0);
    expect(schemeStores.light.get()).toBe('light');
  });
});

test('the browser UI has the colors of the docs theme', () => {
  expect(THEME_COLORS).toEqual({light: primary[600], dark: primaryDark[900]});
});

test('the variables of the theme are written once, for both schemes, in the layers of the page', async () => {
  await show(<p>one</p>);
  await show(<p>two</p>);
  const sheets = [...document.querySelectorAll('style')].filter((style) =>
    style.textContent.includes('--mui-palette-primary-main'),
  );
  expect(sheets).toHaveLength(1);
  const order = /@layer [a-z, -]+;/;
  const file = fs.readFileSync(path.join(__dirname, '../css/layers.css'), 'utf8');
  expect(order.exec(sheets[0]!.textContent)?.[0]).toBe(order.exec(file)?.[0]);
  expect(sheets[0]?.textContent).toMatch(
    /^@layer [a-z, -]+;@layer mui\{:root\{.*:root, \[data-theme="light"\]\{color-scheme:light;.*--mui-palette-primary-main:#1976d2;/s,
  );
  expect(sheets[0]?.textContent).toMatch(
    /\[data-theme="dark"\]\{color-scheme:dark;.*--mui-palette-primary-main:#90caf9;/s,
  );
});
