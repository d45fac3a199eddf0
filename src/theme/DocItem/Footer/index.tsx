// Change: one row with the edit link, the last update and the question whether the page helped, on every page; no tags.
import type {ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import EditThisPage from '@theme/EditThisPage';
import LastUpdated from '@theme/LastUpdated';
import {Feedback} from '@site/src/components/Feedback/Feedback';
import {resolvePath} from '@site/src/identity/resolvePath';

export default function DocItemFooter(): ReactNode {
  const {permalink, editUrl, lastUpdatedAt, lastUpdatedBy} = useDoc().metadata;
  const path = resolvePath(permalink).canonicalAsServer;
  return (
    <footer className={ThemeClassNames.docs.docFooter}>
      {editUrl && <EditThisPage editUrl={editUrl} />}
      {(lastUpdatedAt || lastUpdatedBy) && (
        <LastUpdated lastUpdatedAt={lastUpdatedAt} lastUpdatedBy={lastUpdatedBy} />
      )}
      <Feedback key={path} path={path} />
    </footer>
  );
}
