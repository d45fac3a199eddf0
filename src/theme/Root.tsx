// Change: stock has an empty Root. Gives the whole site the docs config, the ad config, the question for consent, the live region and the notice of another language.
import {useMemo, type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {Announcer} from '../components/shell/Announcer/Announcer';
import {ConsentGate} from '../components/shell/Consent/ConsentGate';
import {LanguageNoticeGate} from '../components/shell/LanguageNotice/LanguageNoticeGate';
import {AdProvider} from '../contexts/AdConfig';
import {DocsProvider, type DocsConfig} from '../contexts/DocsConfig';
import {getPageProps} from '../i18n/getPageProps';
import {getThirdParties} from '../third-parties/thirdParties';

const AD_CONFIG = {GADisplayRatio: getThirdParties().ads.displayRatio};

type Fields = Pick<
  DocsConfig,
  'version' | 'versionName' | 'newestVersion' | 'docsUrl' | 'iconFontUrl'
>;

/** What the configuration says of the site; of an older version, the host is still that of the current docs. */
function readFields(customFields: unknown): Fields & Pick<DocsConfig, 'docsHost'> {
  const fields = customFields as Fields;
  return {...fields, docsHost: new URL(fields.docsUrl).host};
}

export default function Root({children}: {children: ReactNode}): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const config = useMemo<DocsConfig>(
    () => ({
      ...getPageProps(),
      languages: i18n.locales,
      ...readFields(siteConfig.customFields),
    }),
    [siteConfig, i18n],
  );
  return (
    <DocsProvider config={config}>
      <AdProvider config={AD_CONFIG}>
        {children}
        <Announcer />
        <ConsentGate />
        <LanguageNoticeGate />
      </AdProvider>
    </DocsProvider>
  );
}
