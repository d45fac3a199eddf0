import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';

/**
 * The places in a heading that its further ids lead to, as high on the screen as the heading itself. They are in the HTML,
 * so that old addresses arrive without scripts, and the build knows them when it checks links.
 */
export function HeadingTargets({ids}: {ids: readonly string[]}): ReactNode {
  const brokenLinks = useBrokenLinks();
  const className = useAnchorTargetClassName(ids[0]);
  return ids.map((id) => {
    brokenLinks.collectAnchor(id);
    return <span key={id} id={id} className={`heading-target ${className}`} />;
  });
}
