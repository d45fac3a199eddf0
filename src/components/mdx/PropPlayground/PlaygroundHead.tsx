import {useRef, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './PlaygroundHead.module.css';

export interface PlaygroundHeadProps {
  /** The id of the heading, which names the group of controls. */
  id: string;
  /** Whether a control differs from its default. */
  isChanged: boolean;
  onReset: () => void;
}

/** Heads the controls of a playground; once one is changed, a button sets all back to their defaults. */
export function PlaygroundHead({id, isChanged, onReset}: PlaygroundHeadProps): ReactNode {
  const heading = useRef<HTMLParagraphElement>(null);
  return (
    <div className={styles.root}>
      <p ref={heading} id={id} className={styles.title} tabIndex={-1}>
        <Translate id="docs.playground.controls" description="Heads the controls of a playground">
          Props
        </Translate>
      </p>
      {isChanged && (
        <button
          type="button"
          className={styles.reset}
          onClick={() => {
            // The button goes away with its reason: the focus moves on to the controls.
            heading.current?.focus();
            onReset();
          }}
        >
          <Translate id="docs.playground.reset" description="Sets all props back to defaults">
            Reset all
          </Translate>
        </button>
      )}
    </div>
  );
}
