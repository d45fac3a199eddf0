import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {DatedPage} from '@site/plugins/docs/shared';

/** The day of a page's last change, as the build wrote it; nothing where the history of its file is not known. */
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
