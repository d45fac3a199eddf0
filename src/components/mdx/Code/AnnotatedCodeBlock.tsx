import clsx from 'clsx';
import type {CSSProperties, ReactNode} from 'react';
import {CodeBlock, type CodeBlockProps} from './CodeBlock';
import styles from './AnnotatedCodeBlock.module.css';

interface AnnotatedCodeBlockProps extends CodeBlockProps {
  /** The number of the first line. Lines are numbered only if it's set. */
  firstLine?: number;
}

/** Renders a code block with numbered or highlighted lines. */
export function AnnotatedCodeBlock({firstLine, ...props}: AnnotatedCodeBlockProps): ReactNode {
  const isNumbered = firstLine !== undefined;
  return (
    <CodeBlock
      {...props}
      className={clsx(styles.annotated, isNumbered && styles.numbered)}
      {...(isNumbered && {style: {'--code-first-line': firstLine - 1} as CSSProperties})}
    />
  );
}
