import {useEffect, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import {createIssueUrl} from '../../common/ErrorBoundary/createIssueUrl';
import type {Failure} from '../../common/ErrorBoundary/ErrorBoundary';

/**
 * Replaces the content of a page that threw, until the user retries or navigates. It doesn't need a
 * provider, so it works even if everything else has failed.
 */
export function PageFailure({error, tryAgain}: Failure): ReactNode {
  const {pathname} = useLocation();
  const [failedPath] = useState(pathname);
  useEffect(() => {
    if (pathname !== failedPath) {
      tryAgain();
    }
  });
  return (
    <div role="alert">
      <h1>
        <Translate id="docs.pageFailure.title">Couldn't show this page</Translate>
      </h1>
      <p>
        <Translate
          id="docs.pageFailure.text"
          values={{
            issue: (
              <a href={createIssueUrl('Page')} target="_blank" rel="noopener">
                {translate({id: 'docs.demo.crashIssue', message: 'open an issue'})}
              </a>
            ),
          }}
        >
          {'Try again. If it happens again, please {issue}. The details are already filled in.'}
        </Translate>
      </p>
      <pre translate="no">{error.message}</pre>
      <button type="button" className="button button--primary" onClick={tryAgain}>
        <Translate id="docs.demo.retry">Try again</Translate>
      </button>
    </div>
  );
}
