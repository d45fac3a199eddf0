// Change: one row with the edit link, the last update and the question whether the page helped, on every page; no tags.
import type {ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import EditThisPage from '@theme/EditThisPage';
import {ErrorBoundary} from '@site/src/components/common/ErrorBoundary/ErrorBoundary';
import {Feedback} from '@site/src/components/page/Feedback/Feedback';
import {LastUpdated} from '@site/src/components/page/LastUpdated/LastUpdated';
import {useSite} from '@site/src/contexts/DocsConfig';
import {resolvePath} from '@site/src/identity/resolvePath';

export default function DocItemFooter(): ReactNode {
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
          <EditThisPage editUrl={editUrl} />
        </span>
      )}
      <LastUpdated {...metadata} />
      <ErrorBoundary>
        <Feedback path={path} />
      </ErrorBoundary>
    </footer>
  );
}
