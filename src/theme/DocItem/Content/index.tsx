// Change: the title from the front matter is drawn by our PageHeading (plan, chips, description), and so is a `#` heading, see MDXComponents/Heading.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocItem/Content';
import MDXContent from '@theme/MDXContent';
import {PageHeading} from '@site/src/components/page/PageHeading/PageHeading';

export default function DocItemContent({children}: Props): ReactNode {
  const {metadata, frontMatter, contentTitle} = useDoc();
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      {contentTitle === undefined && !frontMatter.hide_title && (
        <header>
          <PageHeading>{metadata.title}</PageHeading>
        </header>
      )}
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
