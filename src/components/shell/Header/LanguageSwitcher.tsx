import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {Icon} from '../../common/Icon/Icon';
import {useLanguages} from '../../common/useLanguages/useLanguages';
import {useMenu} from '../../common/Menu/useMenu';
import styles from './Header.module.css';

/**
 * Renders the menu with links to this page in the other languages. A site with one language has
 * none.
 */
export function LanguageSwitcher(): ReactNode {
  const languages = useLanguages();
  const {close, buttonProps, menuProps} = useMenu<HTMLUListElement>('language-menu');
  if (languages.length < 2) {
    return null;
  }
  const label = translate({id: 'docs.header.language', message: 'Language'});
  return (
    <div className={clsx(styles.anchor, styles.languages)}>
      <button
        type="button"
        className="icon-button"
        aria-label={label}
        title={label}
        {...buttonProps}
      >
        <Icon name="globe" />
      </button>
      <ul {...menuProps} className={clsx(styles.menu, styles.languageMenu)} aria-label={label}>
        {languages.map(({locale, label: name, htmlLang, href, isCurrent}) => (
          <li key={locale}>
            <a
              href={href}
              className={styles.versionItem}
              lang={htmlLang}
              hrefLang={htmlLang}
              aria-current={isCurrent ? 'true' : undefined}
              data-ga-event-category="header"
              data-ga-event-action="language"
              data-ga-event-label={locale}
              onClick={(event) => {
                if (isCurrent) {
                  event.preventDefault();
                }
                close();
              }}
            >
              <span>{name}</span>
              {isCurrent && <Icon name="check" size={16} />}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
