import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

/**
 * The button beside a section's heading that opens the feedback form for it; seen when the heading is pointed at or the
 * button has the focus. `Feedback` listens to its clicks.
 */
export function CommentButton({hash, heading}: {hash: string; heading: string}): ReactNode {
  const label = translate(
    {
      id: 'docs.feedback.commentOn',
      message: 'Comment on {heading}',
      description: 'Names the button beside the heading of a section',
    },
    {heading},
  );
  return (
    <button
      type="button"
      className="comment-link"
      data-feedback-hash={hash}
      tabIndex={-1}
      aria-label={label}
      title={label}
    />
  );
}
