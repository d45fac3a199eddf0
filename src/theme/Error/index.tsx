// Change: offers an issue, tries again on another page, and has no layout around it: it renders above Root, where our header has no
// configuration and throws as well.
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
