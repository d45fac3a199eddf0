// Change: a text outside the docs has the heading, the description, the columns and the table of contents of a page of the docs.
import type {ReactNode} from 'react';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import ContentVisibility from '@theme/ContentVisibility';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/MDXPage';
import {ErrorBoundary} from '@site/src/components/common/ErrorBoundary/ErrorBoundary';
import {PageActions} from '@site/src/components/page/PageActions/PageActions';
import {PageColumns} from '@site/src/components/page/PageColumns/PageColumns';
import {PageFailure} from '@site/src/components/page/PageFailure/PageFailure';

/** Docusaurus gives pages outside the docs their address without it. */
const withTrailingSlash = (address: string) => address.replace(/\/?$/, '/');

export default function MDXPage({content: Content}: Props): ReactNode {
  const {metadata, frontMatter} = Content;
  const {title, description} = metadata;
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.mdxPage}>
      <Layout>
        <PageMetadata title={title} description={description} keywords={frontMatter.keywords} />
        <main>
          <PageColumns
            toc={frontMatter.hide_table_of_contents ? [] : Content.toc}
            before={<ContentVisibility metadata={metadata} />}
            actions={<PageActions path={withTrailingSlash(metadata.permalink)} />}
            after={null}
          >
            <div className="markdown">
              <header>
                <h1>{title}</h1>
                {description && <p className="description">{description}</p>}
              </header>
              <ErrorBoundary fallback={(failure) => <PageFailure {...failure} />}>
                <MDXContent>
                  <Content />
                </MDXContent>
              </ErrorBoundary>
            </div>
          </PageColumns>
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
