import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import IconEdit from '@theme/Icon/Edit';
import {useSite} from '@site/src/contexts/DocsConfig';
import {resolvePath} from '@site/src/identity/resolvePath';
import {ErrorBoundary} from '../../common/ErrorBoundary/ErrorBoundary';
import {Feedback} from '../Feedback/Feedback';
import {LastUpdated} from '../LastUpdated/LastUpdated';

/** Renders the edit link, the date of the last update, and the feedback question in one row. */
export function PageFooter(): ReactNode {
  const {metadata} = useDoc();
  const {permalink, editUrl} = metadata;
  const path = resolvePath(permalink).canonicalAsServer;
  const {currentLocale, defaultLocale} = useSite().i18n;
  // Users who edit a page in another language may want to translate it, which is tracked
  // separately.
  const event =
    currentLocale === defaultLocale
      ? {}
      : {'data-ga-event-category': 'l10n', 'data-ga-event-action': 'edit-button'};
  return (
    // The key resets all state when the page changes.
    <footer key={path} className={ThemeClassNames.docs.docFooter}>
      {editUrl && (
        <span {...event}>
          {/* Only for users: crawlers would follow this link on every page. */}
          <a
            href={editUrl}
            target="_blank"
            rel="noopener nofollow"
            className={ThemeClassNames.common.editThisPage}
          >
            <IconEdit />
            <Translate
              id="theme.common.editThisPage"
              description="The link label to edit the current page"
            >
              Edit this page
            </Translate>
          </a>
        </span>
      )}
      <LastUpdated {...metadata} />
      <ErrorBoundary>
        <Feedback path={path} />
      </ErrorBoundary>
    </footer>
  );
}
