import {act, render, screen} from '@testing-library/react';
import {useTheme} from '@mui/material/styles';
import {demoThemeStore, sharedThemeStore} from '../settings/demoThemeStore';
import {densityStore, directionStore} from '../settings/stores';
import {ThemeSettingsProvider} from '../settings/ThemeSettingsProvider';
import {createDocsTheme} from '../../site/theme/shared';
import {PRESETS} from './demoTheme/presets';
import {createThemeLink} from './demoTheme/themeLink';
import {preloadMuiTheme, MuiThemeProvider} from './MuiThemeProvider';
import {takeSharedTheme} from './useDemoTheme';

const MEADOW = JSON.stringify(PRESETS.meadow);
const SUNSET = JSON.stringify(PRESETS.sunset);
const docsTheme = createDocsTheme();

const seen: string[] = [];

function Probe({label}: {label: string}) {
  const theme = useTheme();
  const {main} = theme.palette.primary;
  const text = `${main} ${theme.shape.borderRadius} ${theme.direction}`;
  if (label === 'demo') {
    seen.push(text);
  }
  return <output aria-label={label}>{text}</output>;
}

const open = () =>
  act(async () => {
    render(
      <ThemeSettingsProvider>
        <MuiThemeProvider>
          <Probe label="demo" />
        </MuiThemeProvider>
        <MuiThemeProvider theme={docsTheme}>
          <Probe label="layout" />
        </MuiThemeProvider>
      </ThemeSettingsProvider>,
    );
    await takeSharedTheme();
  });

const demo = () => screen.findByRole('status', {name: 'demo'});
const variables = () => document.querySelector('style[data-demo-theme]')?.textContent ?? '';

beforeEach(async () => {
  act(() => {
    demoThemeStore.set('');
    sharedThemeStore.set('');
    directionStore.set('ltr');
    densityStore.set(false);
  });
  window.history.replaceState(null, '', '/');
  seen.length = 0;
  await preloadMuiTheme();
});

test('demos follow the store immediately, the layout never does, and the default can be restored', async () => {
  await open();
  const layout = screen.getByRole('status', {name: 'layout'}).textContent;
  expect((await demo()).textContent).toBe('#1976d2 4 ltr');
  expect(variables()).toBe('');
  await act(async () => demoThemeStore.set(MEADOW));
  expect((await demo()).textContent).toBe('#1b7340 10 ltr');
  expect(variables()).toContain('--mui-palette-primary-main:#1b7340');
  expect(variables()).toContain('--mui-palette-primary-main:#6fd396');
  await act(async () => demoThemeStore.set(SUNSET));
  expect((await demo()).textContent).toBe('#a8235f 16 ltr');
  expect(variables()).not.toContain('#1b7340');
  expect(screen.getByRole('status', {name: 'layout'}).textContent).toBe(layout);
  await act(async () => demoThemeStore.set(''));
  expect((await demo()).textContent).toBe('#1976d2 4 ltr');
  expect(variables()).toBe('');
});

test('a stored theme applies from the first render, in the direction of the user', async () => {
  act(() => {
    demoThemeStore.set(MEADOW);
    directionStore.set('rtl');
  });
  await preloadMuiTheme();
  await open();
  expect((await demo()).textContent).toBe('#1b7340 10 rtl');
  expect(seen.filter((text) => !text.startsWith('#1b7340'))).toEqual([]);
});

test("a theme in the URL takes precedence over the user’s own, and isn't stored", async () => {
  act(() => demoThemeStore.set(MEADOW));
  window.history.replaceState(null, '', createThemeLink('/', PRESETS.sunset));
  await open();
  expect(await takeSharedTheme()).toBe('shared');
  expect((await demo()).textContent).toBe('#a8235f 16 ltr');
  expect(seen.filter((text) => !text.startsWith('#a8235f'))).toEqual([]);
  expect(localStorage.getItem('docs-demo-theme')).toBe(MEADOW);
  await act(async () => sharedThemeStore.set(''));
  expect((await demo()).textContent).toBe('#1b7340 10 ltr');
});
