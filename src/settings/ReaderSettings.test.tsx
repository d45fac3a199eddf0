import {useEffect} from 'react';
import {act, render, screen, waitFor} from '@testing-library/react';
import {HelmetProvider} from 'react-helmet-async';
import {MemoryRouter} from 'react-router-dom';
import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import {ColorModeProvider} from '@docusaurus/theme-common/internal';
import {useColorMode} from '@docusaurus/theme-common';
import {useHistory} from '@docusaurus/router';
import {DocsProvider} from '../contexts/DocsConfig';
import {codeStylingStore, codeVariantStore} from './codeStores';
import {colorModeStore, densityStore, directionStore} from './stores';
import {schemeStores} from './colorScheme';
import {ReaderSettings} from './ReaderSettings';
import {useThemeSettings} from './useThemeSettings';

const {documentElement: html, body} = document;
let go: (path: string) => void;

function Probe() {
  const history = useHistory();
  useEffect(() => {
    go = (path) => act(() => history.push(path));
  }, [history]);
  const {dense, direction, paletteMode} = useThemeSettings();
  const {colorMode} = useColorMode();
  return <output>{`${dense} ${direction} ${paletteMode}, Docusaurus: ${colorMode}`}</output>;
}

const open = (path: string) =>
  render(
    <HelmetProvider>
      <BrowserContextProvider>
        <MemoryRouter initialEntries={[path]}>
          <ColorModeProvider>
            <ReaderSettings>
              <Probe />
            </ReaderSettings>
          </ColorModeProvider>
        </MemoryRouter>
      </BrowserContextProvider>
    </HelmetProvider>,
    {wrapper: DocsProvider},
  );

const shown = () => screen.getByRole('status').textContent;

beforeEach(() => {
  act(() => {
    colorModeStore.set('system');
    schemeStores.light.set('light');
    directionStore.set('ltr');
    densityStore.set(false);
    codeVariantStore.set('TS');
    codeStylingStore.set('system');
  });
  localStorage.clear();
});

test('a page applies the stored values, follows every change, and never writes the Docusaurus key', () => {
  act(() => colorModeStore.set('dark'));
  open('/x/introduction/');
  expect(shown()).toBe('false ltr dark, Docusaurus: dark');
  expect(html).toHaveAttribute('data-theme', 'dark');
  act(() => {
    colorModeStore.set('light');
    directionStore.set('rtl');
    densityStore.set(true);
  });
  expect(localStorage).toHaveLength(3);
  expect(localStorage.getItem('theme')).toBeNull();
  expect(shown()).toBe('true rtl light, Docusaurus: light');
  expect(html).toHaveAttribute('data-theme', 'light');
  expect(html).toHaveAttribute('data-density', 'dense');
  expect([html.dir, body.dir]).toEqual(['rtl', 'rtl']);
  act(() => schemeStores.light.set('dark'));
  expect(shown()).toBe('true rtl light, Docusaurus: dark');
  expect(html).toHaveAttribute('data-theme', 'dark');
});

test.each(['/playground', '/playground/scratch/'])('%s has only the color mode', (path) => {
  act(() => {
    colorModeStore.set('dark');
    directionStore.set('rtl');
    densityStore.set(true);
  });
  open(path);
  expect(shown()).toBe('false ltr light, Docusaurus: dark');
  expect(html).toHaveAttribute('data-theme', 'dark');
});

test('the fragment of a demo is applied on every navigation to it', async () => {
  open('/x/react-charts/bars/');
  go('/x/react-charts/bars/#tailwind-BasicBars.js');
  const now = () => [codeVariantStore.get(), codeStylingStore.get()];
  await waitFor(() => expect(now()).toEqual(['JS', 'tailwind']));
  go('/x/react-charts/bars/#basics');
  expect(now()).toEqual(['JS', 'tailwind']);
  go('/x/react-charts/pie/#BasicPie.tsx');
  await waitFor(() => expect(now()).toEqual(['TS', 'tailwind']));
});
