import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {createIssueUrl} from '../common/ErrorBoundary/createIssueUrl';
import {ErrorBoundary, type Failure} from '../common/ErrorBoundary/ErrorBoundary';
import styles from './Demo.module.css';

/** Catches errors of a demo, shows a message, and offers to report or retry. */
export function DemoBoundary({name, children}: {name: string; children: ReactNode}): ReactNode {
  return (
    <ErrorBoundary fallback={(failure) => <DemoFailure name={name} {...failure} />}>
      {children}
    </ErrorBoundary>
  );
}

function DemoFailure({name, error, tryAgain}: Failure & {name: string}): ReactNode {
  return (
    <div className={styles.failure} role="alert" translate="yes">
      <p className={styles.failureTitle}>
        <Translate id="docs.demo.crashTitle">This demo crashed</Translate>
      </p>
      <p>
        <Translate
          id="docs.demo.crashText"
          values={{
            issue: (
              <a href={createIssueUrl(`Demo ${name}`)} target="_blank" rel="noopener">
                {translate({id: 'docs.demo.crashIssue', message: 'open an issue'})}
              </a>
            ),
          }}
        >
          {
            'The rest of the page still works. If it happens again, please {issue}. The details are already filled in.'
          }
        </Translate>
      </p>
      <pre>{error.message}</pre>
      <button type="button" className={styles.button} onClick={tryAgain}>
        <Translate id="docs.demo.reset">Reset demo</Translate>
      </button>
    </div>
  );
}
