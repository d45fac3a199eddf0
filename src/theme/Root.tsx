// Change: stock has an empty Root. Gives the whole site the docs config and the ad config.
import {useMemo, type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {AdProvider} from '../contexts/AdConfig';
import {DocsProvider, type DocsConfig} from '../contexts/DocsConfig';
import {getPageProps} from '../i18n/getPageProps';

export default function Root({children}: {children: ReactNode}): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const config = useMemo<DocsConfig>(
    () => ({
      ...getPageProps(),
      languages: i18n.locales,
      docsHost: new URL(siteConfig.url).host,
      ...(siteConfig.customFields as Pick<DocsConfig, 'version' | 'iconFontUrl'>),
    }),
    [siteConfig, i18n],
  );
  return (
    <DocsProvider config={config}>
      <AdProvider>{children}</AdProvider>
    </DocsProvider>
  );
}
