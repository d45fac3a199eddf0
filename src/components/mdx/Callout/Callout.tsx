import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {CalloutKind} from '../../../../site/mdx-components/shared';
import styles from './Callout.module.css';

/** One path per icon, in a view box of 24 by 24. */
const ICONS: Record<CalloutKind, string> = {
  info: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm1 15h-2v-6h2v6Zm0-8h-2V7h2v2Z',
  success:
    'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm-1.5 14.4-4.2-4.2 1.5-1.4 2.7 2.7 5.7-5.7 1.5 1.4-7.2 7.2Z',
  warning: 'M12 2.5 1 21.5h22L12 2.5Zm1 16h-2v-2h2v2Zm0-4h-2v-4h2v4Z',
  error: 'M8 2 2 8v8l6 6h8l6-6V8l-6-6H8Zm5 15h-2v-2h2v2Zm0-4h-2V7h2v6Z',
};

function getLabel(kind: CalloutKind): string {
  switch (kind) {
    case 'success':
      return translate({
        id: 'docs.callout.success',
        message: 'Tip',
        description: 'Screen reader label of a callout with good news or advice',
      });
    case 'warning':
      return translate({
        id: 'docs.callout.warning',
        message: 'Warning',
        description: 'Screen reader label of a warning',
      });
    case 'error':
      return translate({
        id: 'docs.callout.error',
        message: 'Important',
        description: 'Screen reader label of a callout about breaking behavior',
      });
    case 'info':
      return translate({
        id: 'docs.callout.info',
        message: 'Note',
        description: 'Screen reader label of a note',
      });
  }
}

export interface CalloutProps {
  kind: CalloutKind;
  /** A bold first line. */
  title?: ReactNode;
  children?: ReactNode;
  className?: string;
  id?: string;
}

/** Renders a callout: `:::info`, `:::success`, `:::warning`, or `:::error` in pages. */
export function Callout({kind, title, children, className, id}: CalloutProps): ReactNode {
  return (
    <div
      role="note"
      id={id}
      className={clsx('theme-admonition', styles.root, styles[kind], className)}
    >
      <svg className={styles.icon} viewBox="0 0 24 24" role="img" aria-label={getLabel(kind)}>
        <path d={ICONS[kind]} />
      </svg>
      <div className={styles.content}>
        {title && <p className={styles.title}>{title}</p>}
        {/* loose-text: blocks of Markdown, below a title that doesn't change */}
        {children}
      </div>
    </div>
  );
}
