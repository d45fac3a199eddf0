import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {I18n} from '@docusaurus/types';
import {writeDates} from './writeDates';

const content = {
  loadedVersions: [
    {
      docs: [
        {id: 'dated', lastUpdatedAt: Date.UTC(2026, 10, 23, 23, 59)},
        {id: 'without a history'},
      ],
    },
  ],
} as unknown as LoadedContent;

const write = (currentLocale: string) =>
  writeDates(content, {
    currentLocale,
    localeConfigs: {[currentLocale]: {calendar: 'gregory'}} as unknown as I18n['localeConfigs'],
  }).loadedVersions[0]!.docs;

it.each([
  ['en', 'Nov 23, 2026'],
  ['zh', '2026年11月23日'],
])('writes the day of the last change as %s does', (locale, day) => {
  expect(write(locale)[0]).toMatchObject({id: 'dated', lastUpdatedDay: day});
  expect(write(locale)[1]).toEqual({id: 'without a history'});
});
