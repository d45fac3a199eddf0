// Change: our own single line; the addresses come from the configuration.
import {memo, type ReactNode} from 'react';
import {ErrorBoundary} from '@site/src/components/common/ErrorBoundary/ErrorBoundary';
import {SiteFooter} from '@site/src/components/shell/SiteFooter/SiteFooter';

function Footer(): ReactNode {
  return (
    <ErrorBoundary>
      <SiteFooter />
    </ErrorBoundary>
  );
}

/** Another page does not change it. */
export default memo(Footer);
