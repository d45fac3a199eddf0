import useBaseUrl from '@docusaurus/useBaseUrl';
import {useSite} from '@site/src/contexts/DocsConfig';
import {usePageUrl} from './usePageUrl';

/** A language of the site. */
export interface SiteLanguage {
  /** Its code in the configuration, such as `zh`. */
  locale: string;
  /** Its name in itself. */
  label: string;
  /** Its tag for browsers, such as `zh-CN`. */
  htmlLang: string;
  /** This page in it. */
  href: string;
  isCurrent: boolean;
}

/** The languages of the site, each with the address of the page at hand. */
export function useLanguages(): SiteLanguage[] {
  const {
    i18n: {currentLocale, locales, localeConfigs},
    url,
  } = useSite();
  const pageUrl = usePageUrl();
  const page = pageUrl.slice(useBaseUrl('/').length);
  // A development server runs one language.
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
