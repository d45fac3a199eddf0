import {useRef, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './PlaygroundHeader.module.css';

export interface PlaygroundHeaderProps {
  /** The id of the heading that labels the group of controls. */
  id: string;
  /** `true` if a control differs from its default. */
  isChanged: boolean;
  onReset: () => void;
}

/**
 * Renders the heading of the controls. If a control has changed, a button resets all of them to
 * their defaults.
 */
export function PlaygroundHeader({id, isChanged, onReset}: PlaygroundHeaderProps): ReactNode {
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
            // The button disappears after the reset, so the focus moves on to the controls.
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
