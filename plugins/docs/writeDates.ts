import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {I18n} from '@docusaurus/types';
import type {DatedPage} from './shared';

/**
 * Writes on each page the day of its last change (UTC) in the language of the build. The first date that a browser formats keeps
 * a computer busy for 20 to 30 ms, a phone several times as long, and that in the middle of a step to another page.
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
