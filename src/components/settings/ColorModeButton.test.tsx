import {act, render, screen} from '@testing-library/react';
import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import {colorModeStore} from '../../settings/stores';
import {ColorModeButton} from './ColorModeButton';

test('the button in the header cycles through system, light, and dark', () => {
  act(() => colorModeStore.set('system'));
  render(<ColorModeButton />, {wrapper: BrowserContextProvider});
  const button = screen.getByRole('button');
  const seen = [1, 2, 3].map(() => {
    act(() => button.click());
    return `${colorModeStore.get()}: ${button.title}`;
  });
  expect(seen).toEqual(['light: light mode', 'dark: dark mode', 'system: system mode']);
});
