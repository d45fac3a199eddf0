import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

/**
 * The button beside a section's heading that opens the feedback form for it; seen when the heading is pointed at or the
 * button has the focus. `Feedback` listens to its clicks.
 */
export function CommentButton({hash}: {hash: string}): ReactNode {
  const label = translate({id: 'docs.feedback.postComment', message: 'Post a comment'});
  return (
    <button
      type="button"
      className="comment-link"
      data-feedback-hash={hash}
      aria-label={label}
      title={label}
    />
  );
}
