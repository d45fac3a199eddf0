import {useEffect, useRef, useState, type FormEvent} from 'react';
import {translate} from '@docusaurus/Translate';
import {useSite} from '@site/src/contexts/DocsConfig';
import {showMessage} from '../../common/Message/showMessage';
import {useProduct} from '../../common/products/useProduct';
import {recordSent, hasReachedLimit, MIN_LENGTH, readDraft, storeDraft} from './draft';
import type {Rating} from './rating';
import {issueUrl, sendFeedback, type FeedbackMessage} from './sendFeedback';

export interface FeedbackFormProps {
  path: string;
  rating: Rating | undefined;
  /** A new object each time the form is opened. `hash` identifies the section. */
  request: {hash?: string | undefined};
  onSending: (sending: boolean) => void;
  /** Called when the user cancels. The focus returns to where it was. */
  onCancel: () => void;
}

/** Returns the section of a page with the fragment `hash`, and the text of its heading. */
function findSection(hash: string | undefined): FeedbackMessage['section'] {
  const heading = hash ? document.getElementById(hash) : null;
  if (!hash || !heading || !/^H[1-6]$/.test(heading.tagName)) {
    return undefined;
  }
  return {hash, title: heading.textContent.trim()};
}

/**
 * Manages the text that a user writes about a page, until it's sent. `advice` explains why it can't
 * be sent yet.
 */
export function useFeedback({path, rating, request, onSending, onCancel}: FeedbackFormProps) {
  const {repoUrl, feedbackUrl} = useSite();
  const {productId} = useProduct();
  const textarea = useRef<HTMLTextAreaElement>(null);
  const [isOpen, setOpen] = useState(true);
  const [draft] = useState(() => readDraft(path));
  const [comment, setComment] = useState(draft.comment);
  const [validationMessage, setValidationMessage] = useState('');
  const [section, setSection] = useState(() => findSection(request.hash ?? draft.hash));

  const [handled, setHandled] = useState(request);
  if (handled !== request) {
    setHandled(request);
    // A rating doesn't change what a comment is about.
    if (request.hash !== undefined || comment === '') {
      setSection(findSection(request.hash));
    }
    setOpen(true);
  }
  useEffect(() => {
    if (isOpen) {
      textarea.current?.focus();
    }
  }, [isOpen, request]);

  const cancel = () => {
    setOpen(false);
    setSection(undefined);
    storeDraft(path, {comment});
    setValidationMessage('');
    onCancel();
  };

  const post = async (url: string, message: FeedbackMessage) => {
    setOpen(false);
    onSending(true);
    try {
      await sendFeedback(url, message);
      recordSent();
      storeDraft(path, {comment: ''});
      setSection(undefined);
      showMessage(translate({id: 'docs.feedback.submitted', message: 'Feedback submitted'}));
    } catch (error) {
      // eslint-disable-next-line no-console -- the message shows that it failed; the console shows why
      console.error(error instanceof Error ? error.message : error);
      showMessage(
        translate({
          id: 'docs.feedback.failed',
          message: "Couldn't submit feedback. Please try again later.",
        }),
        {isError: true},
      );
      setOpen(true);
    } finally {
      onSending(false);
    }
  };

  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    const text = comment.trim();
    const isRatingOnly = text === '' && rating !== undefined && feedbackUrl !== undefined;
    if (text.length < MIN_LENGTH && !isRatingOnly) {
      setValidationMessage(
        translate(
          {
            id: 'docs.feedback.tooShort',
            message: 'Please enter at least {count} characters.',
          },
          {count: MIN_LENGTH},
        ),
      );
      textarea.current?.focus();
      return;
    }
    if (hasReachedLimit()) {
      setValidationMessage(
        translate({
          id: 'docs.feedback.tooMany',
          message:
            "You've sent several comments within a short time. Your draft is saved; try again in a few minutes.",
        }),
      );
      return;
    }
    setValidationMessage('');
    const message: FeedbackMessage = {
      rating,
      comment: text,
      pageUrl: window.location.href,
      section,
      repoUrl,
      productId,
    };
    if (feedbackUrl) {
      await post(feedbackUrl, message);
    } else {
      recordSent();
      window.open(issueUrl(message), '_blank', 'noopener');
      showMessage(
        translate({
          id: 'docs.feedback.issueOpened',
          message: 'Finish your feedback in the new tab',
        }),
      );
    }
  };

  const change = (text: string) => {
    setComment(text);
    storeDraft(path, {comment: text, hash: section?.hash});
    setValidationMessage('');
  };
  return {textarea, isOpen, comment, validationMessage, section, change, submit, cancel};
}
