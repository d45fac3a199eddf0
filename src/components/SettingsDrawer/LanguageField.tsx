import {useId, type ReactNode} from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {Field} from './Field';

/** The languages of the site, as links to this page in each of them. */
export function LanguageField(): ReactNode {
  const id = useId();
  const {
    i18n: {currentLocale, locales, localeConfigs},
    siteConfig: {url},
  } = useDocusaurusContext();
  const {pathname, search, hash} = useLocation();
  const page = pathname.slice(useBaseUrl('/').length) + search + hash;
  // A development server runs one language.
  const host = process.env.NODE_ENV === 'production' ? '' : url;
  return (
    <Field id={id} label={translate({id: 'docs.settings.language', message: 'Language'})}>
      <Stack component="nav" direction="row" spacing={1} aria-labelledby={id}>
        {locales.map((locale) => {
          const isCurrent = locale === currentLocale;
          const {label, htmlLang, baseUrl} = localeConfigs[locale]!;
          return (
            <Button
              key={locale}
              size="small"
              variant={isCurrent ? 'outlined' : 'text'}
              href={isCurrent ? pathname + search + hash : `${host}${baseUrl}${page}`}
              lang={htmlLang}
              hrefLang={htmlLang}
              aria-current={isCurrent ? 'true' : undefined}
              data-ga-event-category="settings"
              data-ga-event-action="language"
              data-ga-event-label={locale}
            >
              {label}
            </Button>
          );
        })}
      </Stack>
    </Field>
  );
}
