import {act, render, screen, waitFor, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {MemoryRouter} from 'react-router-dom';
import {DocsProvider} from '../../contexts/DocsConfig';
import {codeStylingStore, codeVariantStore} from '../../settings/codeStores';
import {PRESETS} from '../../mui/demoTheme/presets';
import {demoThemeStore} from '../../settings/demoThemeStore';
import {prepareReaderTheme} from '../../mui/ReaderThemeProvider';
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
  await prepareReaderTheme();
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

interface Case {
  name: string;
  store: {get: () => string};
  choices: [label: string, value: string][];
}

describe.each<Case>([
  {
    name: 'Mode',
    store: colorModeStore,
    choices: [
      ['Light', 'light'],
      ['Dark', 'dark'],
      ['System', 'system'],
    ],
  },
  {
    name: 'Direction',
    store: directionStore,
    choices: [
      ['Right to left', 'rtl'],
      ['Left to right', 'ltr'],
    ],
  },
  {
    name: 'Code language',
    store: codeVariantStore,
    choices: [
      ['JavaScript', 'JS'],
      ['TypeScript', 'TS'],
    ],
  },
  {
    name: 'Code styling',
    store: codeStylingStore,
    choices: [
      ['Plain CSS', 'css'],
      ['Tailwind CSS', 'tailwind'],
      ['MUI System', 'system'],
    ],
  },
])('$name', ({name, store, choices}) => {
  test('each choice is taken, and shown', async () => {
    const group = within(await openDrawer()).getByRole('group', {name});
    for (const [label, value] of choices) {
      await userEvent.click(within(group).getByRole('button', {name: label}));
      expect(store.get()).toBe(value);
      const pressed = within(group).getAllByRole('button', {pressed: true});
      expect(pressed.map((one) => one.textContent)).toEqual([label]);
    }
  });

  test('pressing the one that holds changes nothing', async () => {
    const group = within(await openDrawer()).getByRole('group', {name});
    const held = within(group).getByRole('button', {pressed: true});
    const value = store.get();
    await userEvent.click(held);
    expect(store.get()).toBe(value);
    expect(held).toHaveAttribute('aria-pressed', 'true');
  });

  test('each choice says what it is to analytics', async () => {
    const group = within(await openDrawer()).getByRole('group', {name});
    expect(
      within(group)
        .getAllByRole('button')
        .map(({dataset}) => [
          dataset.gaEventCategory,
          dataset.gaEventLabel ?? dataset.gaEventAction,
        ])
        .sort(),
    ).toEqual(choices.map(([, value]) => ['settings', value]).sort());
  });
});

test('density: on, off, and reset', async () => {
  await openDrawer();
  const dense = screen.getByRole('switch', {name: 'Apply higher density via props'});
  expect(dense).not.toBeChecked();
  expect(button('Reset density')).toBeDisabled();
  await userEvent.click(dense);
  expect(densityStore.get()).toBe(true);
  expect(dense).toBeChecked();
  await userEvent.click(dense);
  expect(densityStore.get()).toBe(false);
  await userEvent.click(dense);
  await userEvent.click(button('Reset density'));
  expect(densityStore.get()).toBe(false);
  expect(dense).not.toBeChecked();
});

test('density is for demos: the drawer itself stays as it is', async () => {
  await openDrawer();
  const before = button('Close').className;
  act(() => densityStore.set(true));
  expect(button('Close').className).toBe(before);
});

test('color: the way to the tool that makes palettes', async () => {
  await openDrawer();
  expect(screen.getByRole('link', {name: 'Edit documentation colors'})).toHaveAttribute(
    'href',
    'https://mui.com/material-ui/customization/color/#playground',
  );
});

test('language: this page in each of them', async () => {
  await openDrawer();
  const links = within(screen.getByRole('navigation', {name: 'Language'})).getAllByRole('link');
  expect(
    links.map((link) => [
      link.textContent,
      link.getAttribute('lang'),
      link.getAttribute('aria-current'),
    ]),
  ).toEqual([
    ['English', 'en', 'true'],
    ['中文', 'zh', null],
  ]);
  expect(links[0]).toHaveAttribute('href', '/x/introduction/?q=1#top');
  expect(links[1]).toHaveAttribute('href', 'https://mui.com/zh/x/introduction/?q=1#top');
});

test('what changes elsewhere shows', async () => {
  await openDrawer();
  act(() => colorModeStore.set('dark'));
  expect(button('Dark')).toHaveAttribute('aria-pressed', 'true');
});

describe('keyboard', () => {
  test('the button says what it opens', async () => {
    render(
      <MemoryRouter>
        <SettingsButton className="extra" />
      </MemoryRouter>,
    );
    expect(settingsButton()).toHaveAttribute('aria-haspopup', 'dialog');
    expect(settingsButton()).toHaveAttribute('aria-expanded', 'false');
    expect(settingsButton()).toHaveClass('icon-button', 'extra');
    expect(settingsButton().dataset).toMatchObject({
      gaEventCategory: 'header',
      gaEventAction: 'settings',
    });
  });

  test.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['the close button', () => userEvent.click(button('Close'))],
  ])('%s closes it, and the focus returns', async (_, close) => {
    const dialog = await openDrawer();
    expect(dialog.parentElement).toContainElement(document.activeElement as HTMLElement);
    await close();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(settingsButton()).toHaveFocus();
    expect(settingsButton()).toHaveAttribute('aria-expanded', 'false');
  });

  test('the focus stays inside, forwards and backwards', async () => {
    const dialog = await openDrawer();
    const root = dialog.parentElement;
    for (let step = 0; step < 25; step += 1) {
      await userEvent.tab();
      expect(root).toContainElement(document.activeElement as HTMLElement);
    }
    for (let step = 0; step < 25; step += 1) {
      await userEvent.tab({shift: true});
      expect(root).toContainElement(document.activeElement as HTMLElement);
    }
  });
});

describe('the theme of demos', () => {
  const stored = () => demoThemeStore.get();

  beforeEach(() => act(() => demoThemeStore.set('')));

  test('a preset and the controls change it, and it can be taken back', async () => {
    const drawer = await openDrawer();
    await userEvent.click(button('Meadow'));
    expect(JSON.parse(stored())).toEqual(PRESETS.meadow);
    expect(button('Meadow')).toHaveAttribute('aria-pressed', 'true');
    const primary = within(drawer).getByRole('textbox', {name: 'Primary color'});
    await userEvent.clear(primary);
    await userEvent.paste('#00008b');
    expect(stored()).toContain('"primary":{"main":"#00008b"}');
    expect(primary).toHaveAccessibleDescription(/^Readable as text: contrast 15\.2:1 on white/);
    await userEvent.clear(primary);
    await userEvent.paste('url(x)');
    expect(primary).toHaveAccessibleDescription('This is not a color that CSS knows.');
    await userEvent.click(button('Reset theme'));
    expect(stored()).toBe('');
  });

  test('a pasted theme is taken over; a fault says where it is', async () => {
    const drawer = await openDrawer();
    await userEvent.click(button('Paste your theme'));
    const field = within(drawer).getByLabelText('The object of createTheme, as TypeScript or JSON');
    await userEvent.click(field);
    await userEvent.paste('createTheme({\n  spacing: wide,\n})');
    await userEvent.click(button('Apply theme'));
    await within(drawer).findByText(/^Line 2, column 12: spacing: only literal values/);
    expect(stored()).toBe('');
    await userEvent.clear(field);
    await userEvent.paste('createTheme({spacing: 6})');
    await userEvent.click(button('Apply theme'));
    await waitFor(() => expect(stored()).toBe('{"spacing":6}'));
  });
});
