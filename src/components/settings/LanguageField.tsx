import {useId, type ReactNode} from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {translate} from '@docusaurus/Translate';
import {useLanguages} from '../common/useLanguages/useLanguages';
import {Field} from './Field';

/** Renders links to this page in each language of the site. */
export function LanguageField(): ReactNode {
  const id = useId();
  const languages = useLanguages();
  return (
    <Field id={id} label={translate({id: 'docs.settings.language', message: 'Language'})}>
      <Stack component="nav" direction="row" spacing={1} aria-labelledby={id}>
        {languages.map(({locale, label, htmlLang, href, isCurrent}) => (
          <Button
            key={locale}
            size="small"
            variant={isCurrent ? 'outlined' : 'text'}
            href={href}
            lang={htmlLang}
            hrefLang={htmlLang}
            aria-current={isCurrent ? 'true' : undefined}
            data-ga-event-category="settings"
            data-ga-event-action="language"
            data-ga-event-label={locale}
          >
            {label}
          </Button>
        ))}
      </Stack>
    </Field>
  );
}
