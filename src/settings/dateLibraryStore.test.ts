import type {DemoLibrary} from '../../site/demos/shared';
import {chooseLibrary} from './dateLibraryStore';

const ALL = ['dayjs', 'date-fns', 'luxon', 'moment'];
const KEY = 'docs-installation-date-library';

test.each<[DemoLibrary | '', string[], string | undefined]>([
  ['luxon', ALL, 'luxon'],
  ['', ALL, 'dayjs'],
  ['luxon', ['dayjs', 'moment'], 'dayjs'],
  // A library for another calendar belongs to a family.
  ['moment-hijri', ALL, 'moment'],
  ['date-fns-jalali', ALL, 'date-fns'],
  ['moment', ['date-fns-jalali', 'moment-jalaali'], 'moment-jalaali'],
  ['luxon', [], undefined],
])('with "%s" selected and %j offered, returns %s', (chosen, offered, library) => {
  expect(chooseLibrary(offered, chosen)).toBe(library);
});

test.each([
  ['moment', 'moment'],
  ['sundial', ''],
  ['toString', ''],
])('a stored "%s" is read as "%s"', async (stored, value) => {
  jest.resetModules();
  localStorage.setItem(KEY, stored);
  const {dateLibraryStore} = await import('./dateLibraryStore');
  expect(dateLibraryStore.get()).toBe(value);
});
