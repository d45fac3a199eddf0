// Change: stock has an empty Root. Gives the whole site the docs config, the ad config, the question for consent, the live region and the notice of another language.
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
