import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {DatedPage} from '@site/plugins/docs/shared';

/**
 * Renders the date of a page's last change, formatted at build time. Renders nothing if the file
 * has no known history.
 */
export function LastUpdated({lastUpdatedAt, lastUpdatedDay}: DatedPage): ReactNode {
  return lastUpdatedAt ? (
    <span className="theme-last-updated">
      <Translate
        id="docs.lastUpdated"
        values={{
          date: (
            <time dateTime={new Date(lastUpdatedAt).toISOString()} itemProp="dateModified">
              {lastUpdatedDay}
            </time>
          ),
        }}
      >
        {'Last updated on {date}'}
      </Translate>
    </span>
  ) : null;
}
