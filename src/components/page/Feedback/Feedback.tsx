import {useEffect, useEffectEvent, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import Translate, {translate} from '@docusaurus/Translate';
import {readRating, storeRating, type Rating} from './rating';
import type {FeedbackFormProps} from './useFeedback';
import styles from './Feedback.module.css';

const load = () => import(/* webpackChunkName: "feedback" */ './FeedbackForm');

/** Preloads the form. Failures are ignored, because the click tries again. */
const preload = () => void load().catch(() => {});

const THUMB =
  'M7 11v9H4v-9zM7 11l4-8a2.200 2.200 0 012.200 2.600L12.600 9H18a2 2 0 012 2.400l-1.300 7A2 2 0 0116.700 20H7';

/**
 * Asks whether the page was helpful. The rating is stored immediately; the comment form loads when
 * a rating or a section's button (`data-feedback-hash`) opens it, here or below the section's
 * heading.
 *
 * @param path the page without its language
 */
export function Feedback({path}: {path: string}): ReactNode {
  const [rating, setRating] = useState<Rating>();
  const [Form, setForm] = useState<React.ComponentType<FeedbackFormProps>>();
  const [request, setRequest] = useState<FeedbackFormProps['request']>();
  const [sending, setSending] = useState(false);
  const opener = useRef<HTMLElement>(null);
  const container = useRef<HTMLDivElement>(null);
  // The element with the form. It moves to the section that the comment is about, with its state.
  const [formContainer, setFormContainer] = useState<HTMLElement>();
  useEffect(() => () => formContainer?.remove(), [formContainer]);

  // eslint-disable-next-line react-hooks/set-state-in-effect -- only known in the browser; the server renders without it
  useEffect(() => setRating(readRating(path)), [path]);

  const open = async (from: HTMLElement, hash?: string) => {
    opener.current = from;
    try {
      const {FeedbackForm} = await load();
      const element = formContainer ?? document.createElement('div');
      const heading = hash ? document.getElementById(hash) : null;
      if (heading) {
        (heading.closest('.section-heading') ?? heading).after(element);
      } else {
        container.current?.append(element);
      }
      setFormContainer(element);
      setForm(() => FeedbackForm);
      setRequest({hash});
    } catch {
      // Offline, or a new version was deployed. The next click tries again.
    }
  };

  const rate = (next: Rating, button: HTMLElement) => {
    if (next !== rating) {
      setRating(next);
      storeRating(path, next);
    }
    void open(button);
  };

  const openSection = useEffectEvent((button: HTMLElement) => {
    void open(button, button.dataset.feedbackHash);
  });
  useEffect(() => {
    // Compares the element itself, because headings may contain other clickable elements.
    const listen = ({target}: MouseEvent) => {
      if (target instanceof HTMLElement && target.dataset.feedbackHash !== undefined) {
        openSection(target);
      }
    };
    document.addEventListener('click', listen);
    return () => document.removeEventListener('click', listen);
  }, []);

  const renderThumb = (value: Rating, label: string) => (
    <button
      type="button"
      className={`icon-button ${styles.thumb}`}
      aria-pressed={rating === value}
      aria-label={label}
      title={label}
      disabled={sending}
      onClick={({currentTarget}) => rate(value, currentTarget)}
      onPointerEnter={preload}
      onFocus={preload}
      data-ga-event-category="feedback"
      data-ga-event-action={value ? 'yes' : 'no'}
      data-ga-event-label={path}
    >
      {sending && rating === value ? (
        <span className={styles.spinner} />
      ) : (
        <svg
          aria-hidden="true"
          width={18}
          height={18}
          viewBox="0 0 24 24"
          fill={rating === value ? 'currentColor' : 'none'}
          stroke="currentColor"
          strokeWidth={1.75}
          strokeLinejoin="round"
          className={value ? undefined : styles.thumbDown}
        >
          <path d={THUMB} />
        </svg>
      )}
    </button>
  );

  return (
    <>
      <div className={styles.question} role="group" aria-labelledby="page-feedback">
        <span id="page-feedback">
          <Translate id="docs.feedback.question">Was this page helpful?</Translate>
        </span>
        {renderThumb(1, translate({id: 'docs.feedback.yes', message: 'Yes'}))}
        {renderThumb(0, translate({id: 'docs.feedback.no', message: 'No'}))}
      </div>
      <div ref={container} />
      {Form &&
        request &&
        formContainer &&
        createPortal(
          <Form
            path={path}
            rating={rating}
            request={request}
            onSending={setSending}
            onCancel={() => opener.current?.focus()}
          />,
          formContainer,
        )}
    </>
  );
}
