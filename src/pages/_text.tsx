import type {ReactNode} from 'react';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import ContentVisibility from '@theme/ContentVisibility';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/MDXPage';
import {ErrorBoundary} from '../components/common/ErrorBoundary/ErrorBoundary';
import {PageActions} from '../components/page/PageActions/PageActions';
import {PageColumns} from '../components/page/PageColumns/PageColumns';
import {TitleLine} from '../components/page/PageHeading/TitleLine';
import {PageFailure} from '../components/page/PageFailure/PageFailure';

/** Docusaurus omits the trailing slash for pages outside the docs. */
const withTrailingSlash = (address: string) => address.replace(/\/?$/, '/');

/**
 * Renders a content page outside the docs, with the same heading, description, columns, and table
 * of contents as in the docs.
 */
export default function TextPage({content: Content}: Props): ReactNode {
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
            after={null}
          >
            <div className="markdown">
              <header>
                <TitleLine actions={<PageActions path={withTrailingSlash(metadata.permalink)} />}>
                  <h1>{title}</h1>
                </TitleLine>
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
