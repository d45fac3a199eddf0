import {act, render, screen, waitFor, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {MemoryRouter} from 'react-router-dom';
import {DocsProvider} from '../../contexts/DocsConfig';
import {codeStylingStore, codeVariantStore} from '../../settings/codeStores';
import {PRESETS} from '../../mui/demoTheme/presets';
import {demoThemeStore} from '../../settings/demoThemeStore';
import {preloadMuiTheme} from '../../mui/MuiThemeProvider';
import {colorModeStore, densityStore, directionStore} from '../../settings/stores';
import {SettingsButton} from './SettingsButton';

const settingsButton = () => screen.getByRole('button', {name: 'Toggle settings drawer'});

async function openDrawer() {
  render(
    <MemoryRouter initialEntries={['/x/introduction/?q=1#top']}>
      <SettingsButton />
    </MemoryRouter>,
    {wrapper: DocsProvider},
  );
  await userEvent.click(settingsButton());
  return screen.findByRole('dialog', {name: 'Settings'});
}

const button = (name: string) => screen.getByRole('button', {name});

beforeAll(async () => {
  directionStore.set('rtl');
  await preloadMuiTheme();
});

beforeEach(() => {
  act(() => {
    colorModeStore.set('system');
    directionStore.set('ltr');
    densityStore.set(false);
    codeVariantStore.set('TS');
    codeStylingStore.set('system');
  });
});

describe.each<[string, {get: () => string}, Record<string, string>]>([
  ['Mode', colorModeStore, {Light: 'light', Dark: 'dark', System: 'system'}],
  ['Direction', directionStore, {'Right to left': 'rtl', 'Left to right': 'ltr'}],
  ['Code language', codeVariantStore, {JavaScript: 'JS', TypeScript: 'TS'}],
  [
    'Code styling',
    codeStylingStore,
    {'Plain CSS': 'css', 'Tailwind CSS': 'tailwind', 'MUI System': 'system'},
  ],
])('%s', (name, store, choices) => {
  test('each choice is applied, shown, preserved when pressed again, and reported to analytics', async () => {
    const group = within(await openDrawer()).getByRole('group', {name});
    const events = within(group)
      .getAllByRole('button')
      .map(({dataset: {gaEventCategory, gaEventLabel, gaEventAction}}) => [
        gaEventCategory,
        gaEventLabel ?? gaEventAction,
      ]);
    const values = Object.values(choices);
    expect(events.sort()).toEqual(values.map((value) => ['settings', value]).sort());
    for (const [label, value] of Object.entries(choices)) {
      await userEvent.dblClick(within(group).getByRole('button', {name: label}));
      expect(store.get()).toBe(value);
      const pressed = within(group).getAllByRole('button', {pressed: true});
      expect(pressed.map((one) => one.textContent)).toEqual([label]);
    }
  });
});

test('density: on, off, and reset; the drawer itself does not change', async () => {
  await openDrawer();
  const drawer = button('Close').className;
  const dense = screen.getByRole('switch', {name: 'Apply higher density via props'});
  expect(dense).not.toBeChecked();
  expect(button('Reset density')).toBeDisabled();
  await userEvent.click(dense);
  expect(densityStore.get()).toBe(true);
  expect(dense).toBeChecked();
  expect(button('Close').className).toBe(drawer);
  await userEvent.click(dense);
  expect(densityStore.get()).toBe(false);
  await userEvent.click(dense);
  await userEvent.click(button('Reset density'));
  expect(densityStore.get()).toBe(false);
  expect(dense).not.toBeChecked();
});

test('language: links to this page in each language', async () => {
  await openDrawer();
  const links = within(screen.getByRole('navigation', {name: 'Language'})).getAllByRole('link');
  const page = 'x/introduction/?q=1#top';
  expect(
    links.map((link) => [
      link.textContent,
      ...['lang', 'aria-current', 'href'].map((name) => link.getAttribute(name)),
    ]),
  ).toEqual([
    ['English', 'en', 'true', `/${page}`],
    ['中文', 'zh', null, `https://mui.com/zh/${page}`],
  ]);
});

describe('keyboard', () => {
  test.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['the close button', () => userEvent.click(button('Close'))],
  ])('%s closes it, and the focus returns', async (_, close) => {
    const dialog = await openDrawer();
    expect(dialog.parentElement).toContainElement(document.activeElement as HTMLElement);
    await close();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(settingsButton()).toHaveFocus();
    expect(settingsButton()).toHaveAttribute('aria-haspopup', 'dialog');
    expect(settingsButton()).toHaveAttribute('aria-expanded', 'false');
  });

  test.each([false, true])('the focus stays inside (Shift: %s)', async (shift) => {
    const root = (await openDrawer()).parentElement;
    for (let step = 0; step < 25; step += 1) {
      await userEvent.tab({shift});
      expect(root).toContainElement(document.activeElement as HTMLElement);
    }
  });
});

describe('the theme of demos', () => {
  const stored = () => demoThemeStore.get();
  const fill = async (field: HTMLElement, text: string) => {
    await userEvent.clear(field);
    await userEvent.paste(text);
  };

  beforeEach(() => act(() => demoThemeStore.set('')));

  test('a preset and the controls change it, and it can be reset', async () => {
    const drawer = await openDrawer();
    await userEvent.click(button('Meadow'));
    expect(JSON.parse(stored())).toEqual(PRESETS.meadow);
    expect(button('Meadow')).toHaveAttribute('aria-pressed', 'true');
    const primary = within(drawer).getByRole('textbox', {name: 'Primary color'});
    await fill(primary, '#00008b');
    expect(stored()).toContain('"primary":{"main":"#00008b"}');
    expect(primary).toHaveAccessibleDescription(/^Readable as text: contrast 15\.2:1 on white/);
    await fill(primary, 'url(x)');
    expect(primary).toHaveAccessibleDescription('Enter a valid CSS color.');
    await userEvent.click(button('Reset theme'));
    expect(stored()).toBe('');
  });

  test('a pasted theme is applied; a problem is shown with its position', async () => {
    const drawer = await openDrawer();
    await userEvent.click(button('Paste your theme'));
    const field = within(drawer).getByLabelText('Options of createTheme (TypeScript or JSON)');
    await fill(field, 'createTheme({\n  spacing: wide,\n})');
    await userEvent.click(button('Apply theme'));
    await within(drawer).findByText(/^Line 2, column 12: spacing: use a literal value/);
    expect(stored()).toBe('');
    await fill(field, 'createTheme({spacing: 6})');
    await userEvent.click(button('Apply theme'));
    await waitFor(() => expect(stored()).toBe('{"spacing":6}'));
  });
});
