// Change: no breadcrumbs, the page and its table of contents in our own columns, and both forms of the table in the markup, so that nothing moves while the page wakes up.
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import ContentVisibility from '@theme/ContentVisibility';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import type {Props} from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocVersionBadge from '@theme/DocVersionBadge';
import DocVersionBanner from '@theme/DocVersionBanner';
import {ErrorBoundary} from '@site/src/components/common/ErrorBoundary/ErrorBoundary';
import {PageActions} from '@site/src/components/page/PageActions/PageActions';
import {PageColumns} from '@site/src/components/page/PageColumns/PageColumns';
import {PageFailure} from '@site/src/components/page/PageFailure/PageFailure';

export default function DocItemLayout({children}: Props): ReactNode {
  const {metadata, frontMatter, toc} = useDoc();
  const {lang} = frontMatter as {lang?: string};
  return (
    <PageColumns
      toc={frontMatter.hide_table_of_contents ? [] : toc}
      minLevel={frontMatter.toc_min_heading_level}
      maxLevel={frontMatter.toc_max_heading_level}
      // The headings of the API reference are translated, whatever its descriptions are in.
      lang={metadata.permalink.includes('/x/api/') ? undefined : lang}
      before={
        <ErrorBoundary resetKey={metadata}>
          <ContentVisibility metadata={metadata} />
          <DocVersionBanner />
          <DocVersionBadge />
        </ErrorBoundary>
      }
      // A page that is not listed has no Markdown mirror.
      actions={!metadata.unlisted && <PageActions path={metadata.permalink} lang={lang} />}
      after={<DocItemPaginator />}
    >
      <ErrorBoundary fallback={(failure) => <PageFailure {...failure} />}>
        <DocItemContent>{children}</DocItemContent>
      </ErrorBoundary>
      <DocItemFooter />
    </PageColumns>
  );
}
