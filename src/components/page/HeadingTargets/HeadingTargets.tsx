import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';

/**
 * Renders anchors for the additional ids of a heading, aligned with its top. They're
 * server-rendered, so old links work without JavaScript, and the build finds them when it checks
 * links.
 */
export function HeadingTargets({ids}: {ids: readonly string[]}): ReactNode {
  const brokenLinks = useBrokenLinks();
  const className = useAnchorTargetClassName(ids[0]);
  return ids.map((id) => {
    brokenLinks.collectAnchor(id);
    return <span key={id} id={id} className={`heading-target ${className}`} />;
  });
}
