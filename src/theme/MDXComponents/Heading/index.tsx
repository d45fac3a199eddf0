// Change: the heading of the page itself (`#`) gets its plan, its chips and the description; a section's heading is named by its words
// alone: the plan that its Markdown marks (site/mdx-components), the link to it and, down to the third level, a button for a comment
// stand beside it. Inside it is a target for each further id (plugins/links).
import type {ReactNode} from 'react';
import type {Props} from '@theme/MDXComponents/Heading';
import type {PaidPlan} from '../../../../site/plans/shared';
import {PageHeading} from '@site/src/components/page/PageHeading/PageHeading';
import {SectionHeading} from '@site/src/components/page/SectionHeading/SectionHeading';

interface MarkedHeading extends Props {
  plan?: PaidPlan;
  /** The ids after the first, with spaces between them. */
  otherIds?: string;
}

export default function MDXHeading({as, id, children, ...props}: MarkedHeading): ReactNode {
  return as === 'h1' ? (
    <PageHeading>{children}</PageHeading>
  ) : (
    <SectionHeading as={as} id={id} {...props}>
      {children}
    </SectionHeading>
  );
}
