import type {ReactNode} from 'react';
import {useIsDrawn} from './useIsDrawn';

/**
 * Leaves its children as the server drew them: they do not run while the page is hydrated. For what never changes once it
 * is drawn. They run for a reader who comes by a link within the site.
 */
export function StaticHtml({children}: {children: ReactNode}): ReactNode {
  return useIsDrawn() ? (
    <span suppressHydrationWarning dangerouslySetInnerHTML={{__html: ''}} />
  ) : (
    <span>{children}</span>
  );
}
