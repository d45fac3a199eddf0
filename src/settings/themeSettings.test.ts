import {themeSettingsReducer, type ThemeSettings, type ThemeSettingsAction} from './themeSettings';

const state: ThemeSettings = {dense: true, direction: 'rtl', paletteMode: 'dark'};

test.each<[ThemeSettingsAction, Partial<ThemeSettings>]>([
  [{type: 'SET_DENSE', payload: true}, {}],
  [{type: 'SET_DENSE', payload: false}, {dense: false}],
  [{type: 'RESET_DENSITY'}, {dense: false}],
  [{type: 'CHANGE', payload: {paletteMode: 'light'}}, {paletteMode: 'light'}],
  [{type: 'CHANGE', payload: {direction: 'ltr'}}, {direction: 'ltr'}],
  [{type: 'CHANGE', payload: {direction: 'rtl', paletteMode: 'light'}}, {paletteMode: 'light'}],
])('%j changes %j, in a new state', (action, changed) => {
  const next = themeSettingsReducer(state, action);
  expect(next).toEqual({...state, ...changed});
  expect(next).not.toBe(state);
});

test.each<Partial<ThemeSettings>>([
  {},
  {paletteMode: 'dark', direction: 'rtl'},
  {paletteMode: undefined, direction: undefined},
])('CHANGE %p changes nothing: the same object is returned', (payload) => {
  expect(themeSettingsReducer(state, {type: 'CHANGE', payload})).toBe(state);
});

test('any other type throws', () => {
  const action = {type: 'PAINT'} as unknown as ThemeSettingsAction;
  expect(() => themeSettingsReducer(state, action)).toThrow(new Error('Unrecognized type PAINT'));
});
