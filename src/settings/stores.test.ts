beforeEach(() => {
  jest.resetModules();
  localStorage.clear();
  document.documentElement.removeAttribute('data-language-direction');
});

describe('colour mode', () => {
  test('is kept under mui-mode', async () => {
    const {colorModeStore} = await import('./stores');
    expect(colorModeStore.get()).toBe('system');
    colorModeStore.set('dark');
    expect(localStorage.getItem('mui-mode')).toBe('dark');
  });

  test.each(['light', 'dark', 'system'] as const)('%s is known', async (mode) => {
    localStorage.setItem('mui-mode', mode);
    const {colorModeStore} = await import('./stores');
    expect(colorModeStore.get()).toBe(mode);
  });
});

describe('density', () => {
  test.each([
    ['true', true],
    ['false', false],
    ['', false],
    ['1', false],
    ['toString', false],
  ])('a stored %p is %p', async (stored, dense) => {
    localStorage.setItem('docs-dense', stored);
    const {densityStore} = await import('./stores');
    expect(densityStore.get()).toBe(dense);
  });

  test('is kept under docs-dense', async () => {
    const {densityStore} = await import('./stores');
    densityStore.set(true);
    expect(localStorage.getItem('docs-dense')).toBe('true');
    densityStore.set(false);
    expect(localStorage.getItem('docs-dense')).toBe('false');
  });
});

describe('direction', () => {
  test('is that of the language until the reader chooses one', async () => {
    document.documentElement.dataset.languageDirection = 'rtl';
    const {directionStore} = await import('./stores');
    expect(directionStore.get()).toBe('rtl');
    directionStore.set('ltr');
    expect(localStorage.getItem('docs-direction')).toBe('ltr');
  });

  test('is that of the language again when the choice is taken back in another tab', async () => {
    document.documentElement.dataset.languageDirection = 'rtl';
    localStorage.setItem('docs-direction', 'ltr');
    const {directionStore} = await import('./stores');
    expect(directionStore.get()).toBe('ltr');
    localStorage.removeItem('docs-direction');
    window.dispatchEvent(new StorageEvent('storage', {key: 'docs-direction', newValue: null}));
    expect(directionStore.get()).toBe('rtl');
  });

  test('a choice wins over the language', async () => {
    document.documentElement.dataset.languageDirection = 'rtl';
    localStorage.setItem('docs-direction', 'ltr');
    const {directionStore} = await import('./stores');
    expect(directionStore.get()).toBe('ltr');
  });

  test.each(['up', 'RTL', 'auto'])('a stored %p is ignored', async (stored) => {
    localStorage.setItem('docs-direction', stored);
    const {directionStore} = await import('./stores');
    expect(directionStore.get()).toBe('ltr');
  });
});
