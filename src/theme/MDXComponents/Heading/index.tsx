// Change: the heading of the page itself (`#`) gets its plan, its chips and the lead; a section's heading gets the plan that
// its Markdown marks (plugins/pieces), a target for each further id (plugins/links) and, down to the third level, a button
// for a comment on the section.
import type {ReactNode} from 'react';
import OriginalHeading from '@theme-original/MDXComponents/Heading';
import type {Props} from '@theme/MDXComponents/Heading';
import type {PaidPlan} from '../../../../site/plans/shared';
import {CommentButton} from '@site/src/components/Feedback/CommentButton';
import {HeadingTargets} from '@site/src/components/HeadingTargets/HeadingTargets';
import {PageHeading} from '@site/src/components/PageHeading/PageHeading';
import {PlanLink} from '@site/src/components/PlanChip/PlanLink';

interface MarkedHeading extends Props {
  plan?: PaidPlan;
  /** The ids after the first, with spaces between them. */
  otherIds?: string;
}

export default function MDXHeading({plan, otherIds, ...props}: MarkedHeading): ReactNode {
  const {as, id, children} = props;
  if (as === 'h1') {
    return <PageHeading>{children}</PageHeading>;
  }
  const hasComments = id !== undefined && (as === 'h2' || as === 'h3');
  return plan || otherIds || hasComments ? (
    <OriginalHeading {...props}>
      {otherIds && <HeadingTargets ids={otherIds.split(' ')} />}
      {children}
      {plan && (
        <>
          {' '}
          <PlanLink plan={plan} />
        </>
      )}
      {hasComments && <CommentButton hash={id} />}
    </OriginalHeading>
  ) : (
    <OriginalHeading {...props} />
  );
}
