import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

/**
 * Renders the button next to a section heading that opens the feedback form. It's visible when the
 * heading is hovered or the button has the focus. `Feedback` handles its clicks.
 */
export function CommentButton({hash, heading}: {hash: string; heading: string}): ReactNode {
  const label = translate(
    {
      id: 'docs.feedback.commentOn',
      message: 'Comment on {heading}',
      description: 'Label of the button next to a section heading',
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
