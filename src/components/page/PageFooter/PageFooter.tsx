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

/** One row with the edit link, the last update and the question whether the page helped. */
export function PageFooter(): ReactNode {
  const {metadata} = useDoc();
  const {permalink, editUrl} = metadata;
  const path = resolvePath(permalink).canonicalAsServer;
  const {currentLocale, defaultLocale} = useSite().i18n;
  // Who follows the link of a page in another language may want to translate it: that is counted.
  const event =
    currentLocale === defaultLocale
      ? {}
      : {'data-ga-event-category': 'l10n', 'data-ga-event-action': 'edit-button'};
  return (
    // Another page, another footer: nothing of it is carried over.
    <footer key={path} className={ThemeClassNames.docs.docFooter}>
      {editUrl && (
        <span {...event}>
          {/* For readers, not for crawlers: every page has one. */}
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
