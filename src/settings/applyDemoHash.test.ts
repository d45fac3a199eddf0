import {applyDemoHash} from './applyDemoHash';
import {codeStylingStore, codeVariantStore} from './codeStores';

const now = () => [codeVariantStore.get(), codeStylingStore.get()];

test('a later hash changes what it names, and what it names is kept', () => {
  expect(now()).toEqual(['TS', 'system']);
  applyDemoHash('#tailwind-BasicBars.js');
  expect(now()).toEqual(['JS', 'tailwind']);
  expect(document.cookie).toBe('codeVariant=JS; codeStyling=tailwind');
  applyDemoHash('#BasicBars.tsx');
  expect(now()).toEqual(['TS', 'tailwind']);
  applyDemoHash('#a-heading');
  applyDemoHash('#css-BasicBars');
  applyDemoHash('');
  expect(now()).toEqual(['TS', 'tailwind']);
});
