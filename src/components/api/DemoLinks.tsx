import Link from '@docusaurus/Link';
import {Fragment, type ReactNode} from 'react';
import type {DemoLink} from '../../../site/api/shared';

/** The separator between demos on a line. */
const SEPARATOR = ', ';

/** Renders links to demos on one line, and the number of further demos. */
export function DemoLinks({
  demos,
  count = demos.length,
}: {
  demos: DemoLink[];
  count?: number | undefined;
}): ReactNode {
  const more = count - demos.length;
  return (
    <>
      {demos.map(({label, href, lang}, index) => (
        <Fragment key={href}>
          {/* loose-text: the list never changes, and tables have hundreds of commas */}
          {index > 0 ? SEPARATOR : ''}
          <Link to={href} lang={lang}>
            {label}
          </Link>
        </Fragment>
      ))}
      {/* loose-text: as above */}
      {more > 0 && ` +${more}`}
    </>
  );
}
