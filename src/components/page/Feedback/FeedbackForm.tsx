import {
  useEffect,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {useSite} from '@site/src/contexts/DocsConfig';
import {showMessage} from '../../demo/showMessage';
import {useProduct} from '../../shell/Header/useProduct';
import {countSent, hasSentEnough, MAX_LENGTH, MIN_LENGTH, readDraft, storeDraft} from './draft';
import type {Rating} from './rating';
import {issueUrl, reportUrl, sendFeedback, type FeedbackMessage} from './sendFeedback';
import styles from './FeedbackForm.module.css';

export interface FeedbackFormProps {
  path: string;
  rating: Rating | undefined;
  /** A new object each time that the form is wanted; `hash` names the section that is meant. */
  request: {hash?: string | undefined};
  onSending: (sending: boolean) => void;
  /** The reader does not want the form any more: the focus goes back to where it came from. */
  onCancel: () => void;
}

/** The section of a page with the fragment `hash`, and the words of its heading. */
function findSection(hash: string | undefined): FeedbackMessage['section'] {
  const heading = hash ? document.getElementById(hash) : null;
  if (!hash || !heading || !/^H[1-6]$/.test(heading.tagName)) {
    return undefined;
  }
  return {hash, title: heading.textContent.trim()};
}

/** The form in which a reader says more about a page or one of its sections. Loaded when it is first wanted. */
export function FeedbackForm({
  path,
  rating,
  request,
  onSending,
  onCancel,
}: FeedbackFormProps): ReactNode {
  const {repoUrl, feedbackUrl} = useSite();
  const {productId} = useProduct();
  const box = useRef<HTMLTextAreaElement>(null);
  const [isOpen, setOpen] = useState(true);
  const [comment, setComment] = useState(() => readDraft(path));
  const [advice, setAdvice] = useState('');
  const [section, setSection] = useState(() => findSection(request.hash));

  const [handled, setHandled] = useState(request);
  if (handled !== request) {
    setHandled(request);
    setSection(findSection(request.hash));
    setOpen(true);
  }
  useEffect(() => {
    if (isOpen) {
      box.current?.focus();
    }
  }, [isOpen, request]);

  const cancel = () => {
    setOpen(false);
    setSection(undefined);
    setAdvice('');
    onCancel();
  };

  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    const text = comment.trim();
    const isRatingOnly = text === '' && rating !== undefined && feedbackUrl !== undefined;
    if (text.length < MIN_LENGTH && !isRatingOnly) {
      setAdvice(
        translate(
          {
            id: 'docs.feedback.tooShort',
            message: 'Please enter at least {count} characters.',
          },
          {count: MIN_LENGTH},
        ),
      );
      box.current?.focus();
      return;
    }
    if (hasSentEnough()) {
      setAdvice(
        translate({
          id: 'docs.feedback.tooMany',
          message:
            'You have sent a lot of feedback in a short time. Your text is kept. Please try again in a few minutes.',
        }),
      );
      return;
    }
    setAdvice('');
    const message: FeedbackMessage = {
      rating,
      comment: text,
      pageUrl: window.location.href,
      section,
      repoUrl,
      productId,
    };
    if (!feedbackUrl) {
      countSent();
      window.open(issueUrl(message), '_blank', 'noopener');
      showMessage(
        translate({
          id: 'docs.feedback.issueOpened',
          message: 'Finish your feedback in the new tab',
        }),
      );
      return;
    }
    setOpen(false);
    onSending(true);
    try {
      await sendFeedback(feedbackUrl, message);
      countSent();
      storeDraft(path, '');
      setSection(undefined);
      showMessage(translate({id: 'docs.feedback.submitted', message: 'Feedback submitted'}));
    } catch (error) {
      // eslint-disable-next-line no-console -- the reader is told that it failed; this tells whoever looks why
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

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.shiftKey) {
      event.preventDefault();
      void submit();
    } else if (event.key === 'Escape') {
      cancel();
    }
  };

  const question = section ? (
    <Translate
      id="docs.feedback.improveSection"
      values={{section: <strong>{`"${section.title}"`}</strong>}}
    >
      {'How can we improve the {section} section? (optional)'}
    </Translate>
  ) : rating === 1 ? (
    <Translate id="docs.feedback.liked">What did you like about this page? (optional)</Translate>
  ) : (
    <Translate id="docs.feedback.improve">How can we improve this page? (optional)</Translate>
  );

  return (
    <form className={styles.form} hidden={!isOpen} onSubmit={(event) => void submit(event)}>
      <p className={styles.ask} id="feedback-ask">
        {question}
      </p>
      {rating !== 1 && (
        <p className={styles.warning}>
          <Translate
            id="docs.feedback.bugs"
            values={{
              tracker: (
                <a href={reportUrl(repoUrl, window.location.href)} target="_blank" rel="noreferrer">
                  <Translate id="docs.feedback.tracker">issue tracker</Translate>
                </a>
              ),
            }}
          >
            {
              'Something does not work? Bugs are fixed sooner when they are reported in the {tracker}.'
            }
          </Translate>
        </p>
      )}
      <label className={styles.label} htmlFor="feedback-comment">
        <Translate id="docs.feedback.comment">Comment</Translate>
      </label>
      <textarea
        ref={box}
        id="feedback-comment"
        className={styles.box}
        rows={2}
        maxLength={MAX_LENGTH}
        value={comment}
        aria-describedby="feedback-ask feedback-advice"
        aria-invalid={advice !== ''}
        onChange={({target}) => {
          setComment(target.value);
          storeDraft(path, target.value);
          setAdvice('');
        }}
        onKeyDown={onKeyDown}
      />
      <p className={styles.advice} id="feedback-advice" role="status">
        {advice}
      </p>
      <div className={styles.actions}>
        <button type="button" className={styles.cancel} onClick={cancel}>
          <Translate id="docs.feedback.cancel">Cancel</Translate>
        </button>
        <button type="submit" className={styles.submit}>
          <Translate id="docs.feedback.submit">Submit</Translate>
        </button>
      </div>
    </form>
  );
}
