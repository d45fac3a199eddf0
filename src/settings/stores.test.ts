beforeEach(() => {
  jest.resetModules();
  localStorage.clear();
  document.documentElement.removeAttribute('data-language-direction');
});

test.each([
  ['mui-mode', 'colorModeStore', null, 'system'],
  ['mui-mode', 'colorModeStore', 'light', 'light'],
  ['mui-mode', 'colorModeStore', 'dark', 'dark'],
  ['docs-dense', 'densityStore', 'true', true],
  ['docs-dense', 'densityStore', 'false', false],
  ['docs-dense', 'densityStore', '1', false],
  ['docs-dense', 'densityStore', 'toString', false],
  ['docs-direction', 'directionStore', 'rtl', 'rtl'],
  ['docs-direction', 'directionStore', 'up', 'ltr'],
  ['docs-direction', 'directionStore', 'RTL', 'ltr'],
] as const)('%s: the %s reads %j as %j', async (key, name, stored, value) => {
  if (stored) {
    localStorage.setItem(key, stored);
  }
  const stores = await import('./stores');
  expect(stores[name].get()).toBe(value);
});

test('changes are stored', async () => {
  const {colorModeStore, densityStore, directionStore} = await import('./stores');
  colorModeStore.set('dark');
  densityStore.set(true);
  directionStore.set('rtl');
  const stored = {'mui-mode': 'dark', 'docs-dense': 'true', 'docs-direction': 'rtl'};
  expect({...localStorage}).toEqual(stored);
});

test('the direction is that of the language, unless the user has selected one', async () => {
  document.documentElement.dataset.languageDirection = 'rtl';
  localStorage.setItem('docs-direction', 'ltr');
  const {directionStore} = await import('./stores');
  expect(directionStore.get()).toBe('ltr');
  localStorage.removeItem('docs-direction');
  window.dispatchEvent(new StorageEvent('storage', {key: 'docs-direction', newValue: null}));
  expect(directionStore.get()).toBe('rtl');
});
