import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useSite} from '@site/src/contexts/DocsConfig';
import type {ReactNode} from 'react';

/** Renders a link to the source of a component in the page's version. */
export function SourceLink({path}: {path: string}): ReactNode {
  const {repoUrl, version} = useSite();
  return (
    <p>
      <Translate
        id="docs.api.source"
        values={{
          link: (
            <Link key="link" to={`${repoUrl}/blob/v${version}/${path}`}>
              <code>{path}</code>
            </Link>
          ),
        }}
      >
        {'For details that this page does not cover, see the source code: {link}'}
      </Translate>
    </p>
  );
}
