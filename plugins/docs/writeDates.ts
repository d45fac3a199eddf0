import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {I18n} from '@docusaurus/types';
import type {DatedPage} from './shared';

/**
 * Adds to each page the day of its last change (UTC), formatted in the build's language. A browser
 * needs 20 to 30 ms to format its first date on a computer and several times as long on a phone,
 * which would delay a navigation.
 */
export function writeDates(
  content: LoadedContent,
  {currentLocale, localeConfigs}: Pick<I18n, 'currentLocale' | 'localeConfigs'>,
): LoadedContent {
  const format = new Intl.DateTimeFormat(currentLocale, {
    calendar: localeConfigs[currentLocale]?.calendar,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const write = <Page extends DatedPage>(page: Page): Page =>
    page.lastUpdatedAt ? {...page, lastUpdatedDay: format.format(page.lastUpdatedAt)} : page;
  return {
    ...content,
    loadedVersions: content.loadedVersions.map((version) => ({
      ...version,
      docs: version.docs.map(write),
    })),
  };
}
