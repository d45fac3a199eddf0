// Change: the heading of the page itself (`#`) gets its plan, its chips and the lead; a section's heading gets the plan that
// its Markdown marks (plugins/pieces).
import type {ReactNode} from 'react';
import OriginalHeading from '@theme-original/MDXComponents/Heading';
import type {Props} from '@theme/MDXComponents/Heading';
import {PageHeading} from '@site/src/components/PageHeading/PageHeading';
import type {MarkedPlan} from '@site/src/components/PlanChip/PlanChip';
import {PlanLink} from '@site/src/components/PlanChip/PlanLink';

export default function MDXHeading({plan, ...props}: Props & {plan?: MarkedPlan}): ReactNode {
  if (props.as === 'h1') {
    return <PageHeading>{props.children}</PageHeading>;
  }
  return plan ? (
    <OriginalHeading {...props}>
      {props.children} <PlanLink plan={plan} />
    </OriginalHeading>
  ) : (
    <OriginalHeading {...props} />
  );
}
