import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

/** Leads to the source of a component at the version of the page. */
export function SourceLink({path}: {path: string}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {repoUrl, version} = siteConfig.customFields as {repoUrl: string; version: string};
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
