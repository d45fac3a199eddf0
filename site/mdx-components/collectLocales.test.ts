import path from 'node:path';
import {collectLocales} from './collectLocales';

const folder = path.join(__dirname, '../../docs');
const options = {language: 'en', repoUrl: 'https://host/repo'};
const find = (product: 'data-grid' | 'date-pickers', name: string) =>
  collectLocales(product, folder, options).find(({importName}) => importName === name)!;

it.each(['data-grid', 'date-pickers', 'charts'] as const)(
  'finds the locales of the installed %s, English complete',
  (product) => {
    const rows = collectLocales(product, folder, options);
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.every(({done, total}) => done > 0 && done <= total)).toBe(true);
    const english = rows.find(({importName}) => importName === 'enUS');
    expect(english).toMatchObject({name: 'English (United States)', tag: 'en-US'});
    expect(english?.done).toBe(english?.total);
  },
);

it('counts only the strings that English has and the locale translates', () => {
  const french = find('data-grid', 'frFR');
  expect(french.done).toBeLessThan(french.total);
  expect(french.done).toBeGreaterThan(french.total / 2);
  expect(french.source).toMatch(
    /^https:\/\/host\/repo\/blob\/v8\.\d+\.\d+\/packages\/x-data-grid\/src\/locales\/frFR\.ts$/,
  );
});

it('gives Kazakh its language tag, which its import name does not have', () => {
  const kazakh = {name: 'Kazakh (Kazakhstan)', tag: 'kk-KZ'};
  expect(find('date-pickers', 'kzKZ')).toMatchObject(kazakh);
});

it('names languages in the language of the page, in its order', () => {
  const rows = collectLocales('charts', folder, {...options, language: 'zh'});
  expect(rows.map(({name}) => name)).toContain('法语（法国）');
});

it('rejects a package without locales', () => {
  expect(() => collectLocales('tree-view', folder, options)).toThrow(
    'The package @mui/x-tree-view has no locales. Remove the table.',
  );
});
