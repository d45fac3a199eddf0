// Change: no breadcrumbs. The page and its table of contents are in our own columns, with both
// versions of the table in the markup, so nothing moves during hydration. The title is our
// PageHeading, the sidebar determines the previous and next pages, the footer has the feedback
// question, and the banner of an older version links to the full URL of the current docs. Crawlers
// of a hosted search know the current docs by their branch name `master`; Docusaurus uses
// `current`.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import clsx from 'clsx';
import ContentVisibility from '@theme/ContentVisibility';
import type {Props} from '@theme/DocItem/Layout';
import DocVersionBadge from '@theme/DocVersionBadge';
import MDXContent from '@theme/MDXContent';
import {ErrorBoundary} from '@site/src/components/common/ErrorBoundary/ErrorBoundary';
import {PageColumns} from '@site/src/components/page/PageColumns/PageColumns';
import {PageFailure} from '@site/src/components/page/PageFailure/PageFailure';
import {PageFooter} from '@site/src/components/page/PageFooter/PageFooter';
import {PageHeading} from '@site/src/components/page/PageHeading/PageHeading';
import {Paginator} from '@site/src/components/page/Paginator/Paginator';
import {OldVersionBanner} from '@site/src/components/shell/Versions/OldVersionBanner';

/** Rendered after the version's tags, so it overrides them. */
const branchName = (
  <Head>
    <meta name="docusaurus_version" content="master" />
    <meta name="docsearch:version" content="master" />
  </Head>
);

export default function DocItemLayout({children}: Props): ReactNode {
  const {metadata, frontMatter, contentTitle, toc} = useDoc();
  const {version} = useDocsVersion();
  const {lang} = frontMatter as {lang?: string};
  return (
    <PageColumns
      toc={frontMatter.hide_table_of_contents ? [] : toc}
      minLevel={frontMatter.toc_min_heading_level}
      maxLevel={frontMatter.toc_max_heading_level}
      // The headings of the API reference are translated, even if its descriptions aren't.
      lang={metadata.permalink.includes('/x/api/') ? undefined : lang}
      before={
        <ErrorBoundary resetKey={metadata}>
          <ContentVisibility metadata={metadata} />
          {version === 'current' && branchName}
          {process.env.DOCS_IS_CURRENT === 'false' && <OldVersionBanner />}
          <DocVersionBadge />
        </ErrorBoundary>
      }
      after={<Paginator />}
    >
      <ErrorBoundary fallback={(failure) => <PageFailure {...failure} />}>
        <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
          {contentTitle === undefined && !frontMatter.hide_title && (
            <header>
              <PageHeading>{metadata.title}</PageHeading>
            </header>
          )}
          <MDXContent>{children}</MDXContent>
        </div>
      </ErrorBoundary>
      <PageFooter />
    </PageColumns>
  );
}
