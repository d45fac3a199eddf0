// Change: the heading of the page itself (`#`) gets its plan, its chips and the lead.
import type {ReactNode} from 'react';
import OriginalHeading from '@theme-original/MDXComponents/Heading';
import type {Props} from '@theme/MDXComponents/Heading';
import {PageHeading} from '@site/src/components/PageHeading/PageHeading';

export default function MDXHeading(props: Props): ReactNode {
  return props.as === 'h1' ? (
    <PageHeading>{props.children}</PageHeading>
  ) : (
    <OriginalHeading {...props} />
  );
}
