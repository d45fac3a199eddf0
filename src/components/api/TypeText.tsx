import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {ApiPageData} from '../../../site/api/shared';

/**
 * Renders a type whose names open their definition in place. Without JavaScript, those with an API
 * page link to it. The others become buttons once they work (enhanceApi).
 */
export function TypeText({text, page}: {text: string; page: ApiPageData}): ReactNode {
  const known = new Set(page.types);
  return (
    <>
      {/* loose-text: React never updates a row, and wrapper elements would add up to hundreds */}
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
