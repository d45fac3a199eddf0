import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import type {PaidPlan} from '../../../../site/plans/shared';
import {CommentButton} from '../Feedback/CommentButton';
import {HeadingTargets} from '../HeadingTargets/HeadingTargets';
import {PlanLink} from '../../common/PlanChip/PlanLink';
import {textOf} from './textOf';
import styles from './SectionHeading.module.css';

interface SectionHeadingProps extends ComponentProps<'h2'> {
  as: 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
  id: string | undefined;
  plan?: PaidPlan;
  /** Set if a codemod makes the change that the section describes. */
  codemod?: string;
  /** The additional ids, separated by spaces. */
  otherIds?: string;
}

/**
 * Renders the heading of a section with its plan, a link to it, and a comment button. Link and
 * button aren't tab stops until the URL contains the section's id (src/client/sectionTools.ts).
 */
export function SectionHeading({
  as: Heading,
  id,
  plan,
  codemod,
  otherIds,
  children,
  className,
  ...props
}: SectionHeadingProps): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  const anchorClassName = useAnchorTargetClassName(id);
  if (!id) {
    return (
      <Heading className={className} {...props}>
        {children}
      </Heading>
    );
  }
  collectAnchor(id);
  const heading = textOf(children).trim();
  const label = translate(
    {
      id: 'theme.common.headingLinkTitle',
      message: 'Direct link to {heading}',
      description: 'Title for link to heading',
    },
    {heading},
  );
  return (
    <div className="section-heading">
      <Heading {...props} id={id} className={clsx('anchor', anchorClassName, className)}>
        {otherIds && <HeadingTargets ids={otherIds.split(' ')} />}
        {children}
      </Heading>
      {plan && <PlanLink plan={plan} />}
      {codemod !== undefined && (
        <span
          className={styles.codemod}
          title={translate({
            id: 'docs.heading.codemodTitle',
            message: 'The codemod makes this change',
          })}
        >
          <Translate id="docs.heading.codemod" description="Marks a change that a codemod makes">
            codemod
          </Translate>
        </span>
      )}
      <Link
        className="hash-link"
        to={`#${id}`}
        tabIndex={-1}
        aria-label={label}
        title={label}
        translate="no"
      />
      {(Heading === 'h2' || Heading === 'h3') && <CommentButton hash={id} heading={heading} />}
    </div>
  );
}
