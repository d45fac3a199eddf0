// Change: the heading of the page itself (`#`) gets its plan, its chips and the lead; a section's heading gets the plan that
// its Markdown marks (plugins/pieces) and, down to the third level, a button for a comment on the section.
import type {ReactNode} from 'react';
import OriginalHeading from '@theme-original/MDXComponents/Heading';
import type {Props} from '@theme/MDXComponents/Heading';
import {CommentButton} from '@site/src/components/Feedback/CommentButton';
import {PageHeading} from '@site/src/components/PageHeading/PageHeading';
import type {MarkedPlan} from '@site/src/components/PlanChip/PlanChip';
import {PlanLink} from '@site/src/components/PlanChip/PlanLink';

export default function MDXHeading({plan, ...props}: Props & {plan?: MarkedPlan}): ReactNode {
  const {as, id, children} = props;
  if (as === 'h1') {
    return <PageHeading>{children}</PageHeading>;
  }
  const hasComments = id !== undefined && (as === 'h2' || as === 'h3');
  return plan || hasComments ? (
    <OriginalHeading {...props}>
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
