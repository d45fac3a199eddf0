import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useId, useRef, useState, type CSSProperties, type ReactNode} from 'react';
import {COPIED_DURATION_INLINE, CopyButton} from '../../common/Copy/CopyButton';
import copyStyles from '../../common/Copy/CopyButton.module.css';
import styles from './CodeBlock.module.css';
import {useScrollable} from '../../common/ScrollTable/useScrollable';

export interface CodeBlockProps {
  /** The code as HTML, highlighted at build (`highlightCode`). Only markup that the build has made. */
  html?: string;
  /** Plain code, for what cannot be highlighted at build; ignored where there is `html`. */
  children?: ReactNode;
  /** The language of the code, as fences name it. */
  language?: string;
  /** A file name or a sentence above the code. */
  title?: ReactNode;
  /** Whether long lines are wrapped from the start. */
  wrap?: boolean;
  /** Milliseconds for which the copy button says `Copied`; 2000 by default, as for fences in pages. */
  copiedDuration?: number;
  className?: string;
  style?: CSSProperties;
  /** The label of the block inside `<CodeTabs>`, which reads it. */
  tab?: string;
}

/** A block of code: highlighted before it came here, scrollable by keyboard where it scrolls, copied in one press. */
export function CodeBlock({
  html,
  children,
  language = 'text',
  title,
  wrap = false,
  copiedDuration = COPIED_DURATION_INLINE,
  className,
  style,
}: CodeBlockProps): ReactNode {
  const [wrapped, setWrapped] = useState(wrap);
  const pre = useRef<HTMLPreElement>(null);
  const titleId = useId();
  const scrollable = useScrollable(pre);
  // The toggle stays while it has an effect, and no longer: a block that fits has nothing to wrap.
  const canWrap = scrollable || wrapped;
  // A scroll area must be reachable by keyboard; one that does not scroll must not cost a Tab.
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
