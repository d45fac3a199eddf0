import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useId, useRef, useState, type CSSProperties, type ReactNode} from 'react';
import {INLINE_COPIED_DURATION_MS, CopyButton} from '../../common/Copy/CopyButton';
import copyStyles from '../../common/Copy/CopyButton.module.css';
import styles from './CodeBlock.module.css';
import {useScrollable} from '../../common/ScrollTable/useScrollable';

export interface CodeBlockProps {
  /**
   * The code as HTML, highlighted at build time (`highlightCode`). Must be build output, because it
   * isn't sanitized.
   */
  html?: string;
  /** Plain code that can't be highlighted at build time; ignored if `html` is set. */
  children?: ReactNode;
  /** The language of the code, as in fenced code blocks. */
  language?: string;
  /** A file name or a caption above the code. */
  title?: ReactNode;
  /** Wraps long lines initially. */
  wrap?: boolean;
  /**
   * How long the copy button shows `Copied`, in milliseconds. Defaults to 2000, as in fenced code
   * blocks.
   */
  copiedDuration?: number;
  className?: string;
  style?: CSSProperties;
  /** The tab label, read by `<CodeTabs>`. */
  tab?: string;
}

/**
 * Renders a highlighted code block with a copy button. It's focusable with the keyboard only if it
 * scrolls.
 */
export function CodeBlock({
  html,
  children,
  language = 'text',
  title,
  wrap = false,
  copiedDuration = INLINE_COPIED_DURATION_MS,
  className,
  style,
}: CodeBlockProps): ReactNode {
  const [wrapped, setWrapped] = useState(wrap);
  const pre = useRef<HTMLPreElement>(null);
  const titleId = useId();
  const scrollable = useScrollable(pre);
  // The toggle is visible only if it has an effect: a block that fits doesn't wrap.
  const canWrap = scrollable || wrapped;
  // A scrollable area must be reachable with the keyboard; other blocks must not add a tab stop.
  const scrollArea = scrollable && {
    tabIndex: 0,
    role: 'group',
    ...(title
      ? {'aria-labelledby': titleId}
      : {
          'aria-label': translate({
            id: 'docs.code.scrollArea',
            message: 'Code',
            description: 'The accessible name of a code block that scrolls',
          }),
        }),
  };

  return (
    <div className={clsx('MuiCode-root', 'theme-code-block', styles.root, className)} style={style}>
      {title && (
        <div className={styles.title} id={titleId}>
          {title}
        </div>
      )}
      <div className={styles.body} dir="ltr">
        <pre
          ref={pre}
          {...scrollArea}
          translate="no"
          className={clsx(styles.pre, `language-${language}`, wrapped && styles.wrapped)}
        >
          {html === undefined ? (
            <code className={styles.code}>{children}</code>
          ) : (
            <code className={styles.code} dangerouslySetInnerHTML={{__html: html}} />
          )}
        </pre>
        <div className={styles.tools}>
          {canWrap && (
            <button
              type="button"
              className={clsx(copyStyles.button, styles.wrap)}
              aria-pressed={wrapped}
              onClick={() => setWrapped(!wrapped)}
            >
              {translate({
                id: 'docs.code.wrap',
                message: 'Wrap lines',
                description: 'The button that wraps the long lines of a code block',
              })}
            </button>
          )}
          <CopyButton duration={copiedDuration} />
        </div>
      </div>
    </div>
  );
}
