import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './Demo.module.css';

interface SharedCodeNoticeProps {
  onRun: () => void;
  onDiscard: () => void;
}

/**
 * Renders a notice above code that came with a link, so the user can review the code before it
 * runs.
 */
export function SharedCodeNotice({onRun, onDiscard}: SharedCodeNoticeProps): ReactNode {
  return (
    <div className={styles.notice}>
      <p>
        <Translate id="docs.demo.sharedNotice">
          The code in this link was edited by someone else. It won't run until you start it, and
          then only in a sandboxed iframe that can't access this site.
        </Translate>
      </p>
      <button type="button" className={styles.button} onClick={onRun}>
        <Translate id="docs.demo.sharedRun">Run edited code</Translate>
      </button>
      <button type="button" className={styles.button} onClick={onDiscard}>
        <Translate id="docs.demo.sharedDiscard">Show the original</Translate>
      </button>
    </div>
  );
}
