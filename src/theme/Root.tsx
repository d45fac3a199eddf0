// Change: the original is empty. Provides the docs config, the ad config, the consent notice, the
// live region, and the language notice to the whole site.
import type {ReactNode} from 'react';
import {Announcer} from '../components/common/Announcer/Announcer';
import {ConsentGate} from '../components/shell/Consent/ConsentGate';
import {LanguageNoticeGate} from '../components/shell/LanguageNotice/LanguageNoticeGate';
import {AdProvider} from '../contexts/AdConfig';
import {DocsProvider} from '../contexts/DocsConfig';
import {site} from '../contexts/site';

export default function Root({children}: {children: ReactNode}): ReactNode {
  return (
    <DocsProvider>
      <AdProvider config={site.adConfig}>
        {children}
        <Announcer />
        <ConsentGate />
        <LanguageNoticeGate />
      </AdProvider>
    </DocsProvider>
  );
}
