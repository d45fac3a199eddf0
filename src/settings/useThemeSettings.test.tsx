import {act, render, renderHook, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {colorModeStore, densityStore, directionStore} from './stores';
import {ThemeSettingsProvider} from './ThemeSettingsProvider';
import {useChangeTheme, useThemeSettings, useThemeSettingsDispatch} from './useThemeSettings';

function Panel() {
  const {dense, direction, paletteMode} = useThemeSettings();
  const dispatch = useThemeSettingsDispatch();
  const changeTheme = useChangeTheme();
  return (
    <>
      <output>{`${dense} ${direction} ${paletteMode}`}</output>
      <button onClick={() => dispatch({type: 'SET_DENSE', payload: true})}>Dense</button>
      <button onClick={() => dispatch({type: 'RESET_DENSITY'})}>Reset</button>
      <button onClick={() => changeTheme({direction: 'rtl', paletteMode: 'dark'})}>Change</button>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', {name}));
const shown = () => screen.getByRole('status').textContent;

beforeEach(() => {
  act(() => {
    densityStore.set(false);
    directionStore.set('ltr');
    colorModeStore.set('system');
  });
});

test('actions change the settings and their stores', async () => {
  render(<Panel />, {wrapper: ThemeSettingsProvider});
  expect(shown()).toBe('false ltr light');
  await press('Dense');
  expect(shown()).toBe('true ltr light');
  expect([densityStore.get(), colorModeStore.get()]).toEqual([true, 'system']);
  await press('Reset');
  expect(shown()).toBe('false ltr light');
  await press('Change');
  expect(shown()).toBe('false rtl dark');
  expect([directionStore.get(), colorModeStore.get()]).toEqual(['rtl', 'dark']);
  act(() => directionStore.set('ltr'));
  expect(shown()).toBe('false ltr dark');
});

test('outside a provider, the settings are the initial ones, and calling dispatch throws', () => {
  act(() => directionStore.set('rtl'));
  const {result} = renderHook(() => ({
    settings: useThemeSettings(),
    dispatch: useThemeSettingsDispatch(),
    changeTheme: useChangeTheme(),
  }));
  expect(result.current.settings).toEqual({dense: false, direction: 'ltr', paletteMode: 'light'});
  const error = new Error('Forgot to wrap component in `ThemeProvider`');
  expect(() => result.current.dispatch({type: 'RESET_DENSITY'})).toThrow(error);
  expect(() => result.current.changeTheme({direction: 'ltr'})).toThrow(error);
});
