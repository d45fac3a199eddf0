// Change: offers to report an issue, retries on navigation, and has no layout around it: it renders
// above Root, where our header would throw as well because it has no configuration.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Error';
import {PageFailure} from '@site/src/components/page/PageFailure/PageFailure';

export default function Error(props: Props): ReactNode {
  return (
    <main id="main-content" className="plain-page" tabIndex={-1}>
      <PageFailure {...props} />
    </main>
  );
}
