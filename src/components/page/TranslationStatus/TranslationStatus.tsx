import {useId, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import {useSite} from '@site/src/contexts/DocsConfig';
import {
  PAGE_STATES,
  type ListedLanguage,
  type ListedTranslation,
  type PageState,
  type StaleSection,
} from '@site/plugins/translations/shared';
import {ScrollTable} from '../../common/ScrollTable/ScrollTable';
import styles from './TranslationStatus.module.css';

function getStateLabel(state: PageState): string {
  switch (state) {
    case 'up to date':
      return translate({id: 'docs.translations.upToDate', message: 'Up to date'});
    case 'behind':
      return translate({id: 'docs.translations.behind', message: 'Outdated'});
    case 'missing':
      return translate({id: 'docs.translations.missing', message: 'Missing'});
    case 'orphan':
      return translate({id: 'docs.translations.orphan', message: 'Source page removed'});
  }
}

function getChangeLabel(state: StaleSection['state']): string {
  switch (state) {
    case 'changed':
      return translate({id: 'docs.translations.sectionChanged', message: 'changed'});
    case 'new':
      return translate({id: 'docs.translations.sectionNew', message: 'new'});
    case 'removed':
      return translate({id: 'docs.translations.sectionRemoved', message: 'removed'});
  }
}

/** Renders the number of outdated sections, and their names. */
function Sections({sections}: Pick<ListedTranslation, 'sections'>): ReactNode {
  const {selectMessage} = usePluralForm();
  const count = sections.length;
  return (
    <>
      <span>
        {selectMessage(
          count,
          translate(
            {id: 'docs.translations.count', message: 'by one section|by {count} sections'},
            {count},
          ),
        )}
      </span>
      <ul className={styles.sections}>
        {sections.map(({id, state, url}) => (
          <li key={id}>
            {url ? (
              <a href={url} hrefLang="en">
                <code>{id}</code>
              </a>
            ) : (
              <code>{id}</code>
            )}
            <span>{` ${getChangeLabel(state)}`}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * Renders a link to a file. Its label includes the page, for users who list the links of a page.
 */
function FileLink({href, page, children}: {href: string; page: string; children: string}) {
  return (
    <a href={href}>
      <span>{children}</span>
      <span className="visually-hidden">{` ${page}`}</span>
    </a>
  );
}

/** Renders the row of a page. */
function PageRow({of: {page, state, url, source, translation, sections}}: {of: ListedTranslation}) {
  return (
    <tr data-state={state}>
      <th scope="row">
        {/* Not a Docusaurus link, which would point to the page in the current language. */}
        {url ? <a href={url}>{page}</a> : page}
      </th>
      <td>
        <span className={styles.state}>{getStateLabel(state)}</span>
        {sections.length > 0 && (
          <span>
            {' '}
            <Sections sections={sections} />
          </span>
        )}
      </td>
      <td>
        <div className={styles.files}>
          {translation && (
            <FileLink href={translation} page={page}>
              {translate({id: 'docs.translations.translation', message: 'Translation'})}
            </FileLink>
          )}
          {source && (
            <FileLink href={source} page={page}>
              {translate({id: 'docs.translations.source', message: 'English'})}
            </FileLink>
          )}
        </div>
      </td>
    </tr>
  );
}

function LanguageSection({label, htmlLang, pages}: ListedLanguage): ReactNode {
  const radioName = useId();
  const count = (state: PageState) => pages.filter((page) => page.state === state).length;
  const states = PAGE_STATES.filter((state) => count(state) > 0);
  return (
    <section className={styles.language}>
      <h2 lang={htmlLang}>{label}</h2>
      {/* The filter hides rows with CSS only, so it works before hydration and without
         JavaScript. */}
      <fieldset className={styles.filter}>
        <legend>
          <Translate id="docs.translations.filter">Show</Translate>
        </legend>
        {(['all', ...states] as const).map((state) => (
          <label key={state}>
            <input type="radio" name={radioName} value={state} defaultChecked={state === 'all'} />
            <span>
              {state === 'all'
                ? `${translate({id: 'docs.translations.all', message: 'All'})} ${pages.length}`
                : `${getStateLabel(state)} ${count(state)}`}
            </span>
          </label>
        ))}
      </fieldset>
      <ScrollTable
        className={styles.table}
        caption={translate(
          {id: 'docs.translations.caption', message: 'Pages in {language}'},
          {language: label},
        )}
      >
        <thead>
          <tr>
            <th scope="col">
              <Translate id="docs.translations.page">Page</Translate>
            </th>
            <th scope="col">
              <Translate id="docs.translations.state">State</Translate>
            </th>
            <th scope="col">
              <Translate id="docs.translations.files">Source files</Translate>
            </th>
          </tr>
        </thead>
        <tbody>
          {pages.map((page) => (
            <PageRow key={page.page} of={page} />
          ))}
        </tbody>
      </ScrollTable>
    </section>
  );
}

/**
 * Renders the translation status of every page in every language: the output of `npm run
 * i18n:status` with links to pages and files.
 */
export function TranslationStatus({languages}: {languages: readonly ListedLanguage[]}): ReactNode {
  const {repoUrl} = useSite();
  return (
    <>
      <p>
        <a href={`${repoUrl}/blob/master/i18n/README.md`}>
          <Translate id="docs.translations.guide">How to translate a page</Translate>
        </a>
      </p>
      {languages.map((language) => (
        <LanguageSection key={language.code} {...language} />
      ))}
    </>
  );
}
