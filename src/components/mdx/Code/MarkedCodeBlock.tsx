import clsx from 'clsx';
import type {CSSProperties, ReactNode} from 'react';
import {CodeBlock, type CodeBlockProps} from './CodeBlock';
import styles from './MarkedCodeBlock.module.css';

interface MarkedCodeBlockProps extends CodeBlockProps {
  /** The number of the first line; lines are numbered when it is given. */
  firstLine?: number;
}

/** A block of code whose HTML marks its lines, to give them a number or a ground. */
export function MarkedCodeBlock({firstLine, ...props}: MarkedCodeBlockProps): ReactNode {
  const isNumbered = firstLine !== undefined;
  return (
    <CodeBlock
      {...props}
      className={clsx(styles.marked, isNumbered && styles.numbered)}
      {...(isNumbered && {style: {'--code-first-line': firstLine - 1} as CSSProperties})}
    />
  );
}
