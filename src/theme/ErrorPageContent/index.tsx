// Change: offers an issue, tries again on another page, and looks like a page of the site.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Error';
import {PageFailure} from '@site/src/components/page/PageFailure/PageFailure';

export default function ErrorPageContent(props: Props): ReactNode {
  return (
    <main id="main-content" className="plain-page" tabIndex={-1}>
      <PageFailure {...props} />
    </main>
  );
}
