import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {ApiPageData} from '../../../site/api/shared';

/**
 * A type whose names open their definition in place; without scripts, those with an API page lead to it. The others become
 * buttons once there is something that they can do (enhanceApi).
 */
export function TypeText({text, page}: {text: string; page: ApiPageData}): ReactNode {
  const known = new Set(page.types);
  return (
    <>
      {/* loose-text: React never changes a row, and elements for it would be hundreds */}
      {text.split(/(?<![.\w])([A-Z]\w+)\b/).map((part, index) => {
        const href = page.pages[part];
        const isOpenable = known.has(part);
        if (index % 2 === 0 || !(href || isOpenable)) {
          return part;
        }
        return href ? (
          <Link key={index} to={href} data-type={isOpenable ? part : undefined}>
            {part}
          </Link>
        ) : (
          <span key={index} data-type={part}>
            {part}
          </span>
        );
      })}
    </>
  );
}
