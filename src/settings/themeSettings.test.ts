import {
  initialThemeSettings,
  themeSettingsReducer,
  type ThemeSettings,
  type ThemeSettingsAction,
} from './themeSettings';

const state: ThemeSettings = {dense: true, direction: 'rtl', paletteMode: 'dark'};

test('a reader who has chosen nothing', () => {
  expect(initialThemeSettings).toEqual({dense: false, direction: 'ltr', paletteMode: 'light'});
});

test.each([true, false])('SET_DENSE %p gives a new state, even an equal one', (dense) => {
  const next = themeSettingsReducer(state, {type: 'SET_DENSE', payload: dense});
  expect(next).toEqual({...state, dense});
  expect(next).not.toBe(state);
});

test('RESET_DENSITY goes back to normal', () => {
  expect(themeSettingsReducer(state, {type: 'RESET_DENSITY'})).toEqual({...state, dense: false});
});

test.each<[Partial<ThemeSettings>, Partial<ThemeSettings>]>([
  [{paletteMode: 'light'}, {paletteMode: 'light'}],
  [{direction: 'ltr'}, {direction: 'ltr'}],
  [
    {direction: 'ltr', paletteMode: 'light'},
    {direction: 'ltr', paletteMode: 'light'},
  ],
  [{direction: 'rtl', paletteMode: 'light'}, {paletteMode: 'light'}],
])('CHANGE %p changes %p and nothing else', (payload, changed) => {
  expect(themeSettingsReducer(state, {type: 'CHANGE', payload})).toEqual({...state, ...changed});
});

test.each<Partial<ThemeSettings>>([
  {},
  {paletteMode: 'dark'},
  {direction: 'rtl'},
  {paletteMode: 'dark', direction: 'rtl'},
  {paletteMode: undefined, direction: undefined},
])('CHANGE %p changes nothing: the same object comes back', (payload) => {
  expect(themeSettingsReducer(state, {type: 'CHANGE', payload})).toBe(state);
});

test('any other type throws', () => {
  expect(() =>
    themeSettingsReducer(state, {type: 'PAINT'} as unknown as ThemeSettingsAction),
  ).toThrow(new Error('Unrecognized type PAINT'));
});
