import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './Demo.module.css';

interface SharedNoticeProps {
  onRun: () => void;
  onDiscard: () => void;
}

/**
 * Renders a notice above code that came with a link, so the user can review the code before it
 * runs.
 */
export function SharedNotice({onRun, onDiscard}: SharedNoticeProps): ReactNode {
  return (
    <div className={styles.notice}>
      <p>
        <Translate id="docs.demo.sharedNotice">
          This link contains code that someone has changed. It is shown below and runs only if you
          start it, in a sandboxed frame without access to this site.
        </Translate>
      </p>
      <button type="button" className={styles.button} onClick={onRun}>
        <Translate id="docs.demo.sharedRun">Run the changed code</Translate>
      </button>
      <button type="button" className={styles.button} onClick={onDiscard}>
        <Translate id="docs.demo.sharedDiscard">Show the original</Translate>
      </button>
    </div>
  );
}
