import useBaseUrl from '@docusaurus/useBaseUrl';
import {useSite} from '@site/src/contexts/DocsConfig';
import {usePageUrl} from './usePageUrl';

/** A language of the site. */
export interface SiteLanguage {
  /** The locale in the configuration, such as `zh`. */
  locale: string;
  /** The language's name in that language. */
  label: string;
  /** The BCP 47 tag, such as `zh-CN`. */
  htmlLang: string;
  /** URL of the current page in this language. */
  href: string;
  isCurrent: boolean;
}

/** Returns the languages of the site, each with the URL of the current page. */
export function useLanguages(): SiteLanguage[] {
  const {
    i18n: {currentLocale, locales, localeConfigs},
    url,
  } = useSite();
  const pageUrl = usePageUrl();
  const page = pageUrl.slice(useBaseUrl('/').length);
  // A development server serves one language.
  const host = process.env.NODE_ENV === 'production' ? '' : url;
  return locales.map((locale) => {
    const {label, htmlLang, baseUrl} = localeConfigs[locale]!;
    const isCurrent = locale === currentLocale;
    return {
      locale,
      label,
      htmlLang,
      href: isCurrent ? pageUrl : `${host}${baseUrl}${page}`,
      isCurrent,
    };
  });
}
