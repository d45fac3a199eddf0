// Change: our own sidebar (a column from 1200 px; below that, a drawer) instead of the one that
// collapses at 996 px; our own back-to-top button.
import type {ReactNode} from 'react';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/DocRoot/Layout';
import {ErrorBoundary} from '@site/src/components/common/ErrorBoundary/ErrorBoundary';
import {BackToTop} from '@site/src/components/page/BackToTop/BackToTop';
import {PageFailure} from '@site/src/components/page/PageFailure/PageFailure';
import {Sidebar} from '@site/src/components/shell/Sidebar/Sidebar';

export default function DocRootLayout({children}: Props): ReactNode {
  const sidebar = useDocsSidebar();
  const {pathname} = useLocation();
  return (
    <>
      <ErrorBoundary resetKey={pathname}>
        {sidebar && <Sidebar activePath={pathname} />}
      </ErrorBoundary>
      <main>
        <ErrorBoundary
          fallback={(failure) => (
            <div id="main-content" className="plain-page" tabIndex={-1}>
              <PageFailure {...failure} />
            </div>
          )}
        >
          {children}
        </ErrorBoundary>
      </main>
      <ErrorBoundary>
        <BackToTop />
      </ErrorBoundary>
    </>
  );
}
