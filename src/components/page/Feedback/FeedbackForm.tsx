import type {KeyboardEvent, ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useSite} from '@site/src/contexts/DocsConfig';
import {MAX_LENGTH} from './draft';
import {reportUrl} from './sendFeedback';
import {useFeedback, type FeedbackFormProps} from './useFeedback';
import styles from './FeedbackForm.module.css';

/** Renders the comment form for a page or one of its sections. Loaded on demand. */
export function FeedbackForm(props: FeedbackFormProps): ReactNode {
  const {rating} = props;
  const {repoUrl} = useSite();
  const {textarea, isOpen, comment, validationMessage, section, change, submit, cancel} =
    useFeedback(props);
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
      <p className={styles.question} id="feedback-ask">
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
        ref={textarea}
        id="feedback-comment"
        className={styles.textarea}
        rows={2}
        maxLength={MAX_LENGTH}
        value={comment}
        aria-describedby="feedback-ask feedback-advice"
        aria-invalid={validationMessage !== ''}
        onChange={({target}) => change(target.value)}
        onKeyDown={onKeyDown}
      />
      <p className={styles.validationMessage} id="feedback-advice" role="status">
        {validationMessage}
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
