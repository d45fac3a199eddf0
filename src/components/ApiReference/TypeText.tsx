import {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {ApiPageData} from '../../../plugins/api-reference/shared';

/** A type whose names open their definition in place; without scripts, those with an API page lead to it. */
export function TypeText({text, page}: {text: string; page: ApiPageData}): ReactNode {
  const known = new Set(page.types);
  return (
    <code>
      {text.split(/(?<![.\w])([A-Z]\w+)\b/).map((part, index) => {
        const href = page.pages[part];
        const isOpenable = known.has(part);
        if (index % 2 === 0 || !(href || isOpenable)) {
          return part;
        }
        if (href) {
          return (
            <Link key={index} to={href} data-type={isOpenable ? part : undefined}>
              {part}
            </Link>
          );
        }
        return (
          <button
            key={index}
            type="button"
            data-type={part}
            title={translate({
              id: 'docs.api.openDefinition',
              message: 'Show the definition',
              description: 'Tooltip of a type name in an API table',
            })}
          >
            {part}
          </button>
        );
      })}
    </code>
  );
}
