import {useEffect, useState, useSyncExternalStore, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import {usePluginData} from '@docusaurus/useGlobalData';
import {getVersionUrl} from '../../../../site/versions/shared';
import {prefixOf} from '../../../../site/languages/shared';
import type {OlderVersionData, OtherVersion} from '@site/plugins/versions/shared';
import {useSite} from '@site/src/contexts/DocsConfig';
import {findVersionTarget} from '@site/src/identity/findVersionTarget';
import {getProductIdentity} from '@site/src/identity/getProductIdentity';
import {resolvePath} from '@site/src/identity/resolvePath';
import {fetchNewestVersion} from './fetchNewestVersion';
import {usePageUrl} from '../../common/useLanguages/usePageUrl';
import {getSiblingUrl} from './getSiblingUrl';
import {loadOtherVersions} from './loadOtherVersions';

const subscribeToNothing = () => () => {};

/**
 * Renders a banner on every page of an older major, with a link to the same page of the current
 * docs.
 */
export function OldVersionBanner(): ReactNode {
  const {
    title: siteTitle,
    url: ownUrl,
    docsUrl,
    version,
    newestVersion,
    i18n: {currentLocale: language, locales},
  } = useSite();
  const {moved} = usePluginData('versions') as OlderVersionData;
  const location = useLocation();
  const {pathname, hash} = location;
  const url = useSyncExternalStore(
    subscribeToNothing,
    () => getSiblingUrl(docsUrl, 'current', window.location),
    () => docsUrl,
  );
  const [newest, setNewest] = useState(newestVersion);
  const [current, setCurrent] = useState<OtherVersion>();

  useEffect(() => {
    // Only the production site queries the current docs, not a test or a development server.
    if (window.location.origin === new URL(ownUrl).origin) {
      void fetchNewestVersion(docsUrl).then((found) => found && setNewest(found.version));
    }
  }, [docsUrl, ownUrl]);

  const isInSection = hash.length > 1;
  useEffect(() => {
    // Keeps the current section if the current docs have it.
    if (isInSection) {
      void loadOtherVersions().then((others) => setCurrent(others?.current));
    }
  }, [isInSection]);

  const {canonicalAs} = resolvePath(pathname, locales);
  const page = canonicalAs in moved ? moved[canonicalAs] : canonicalAs;
  const [, query = ''] = /^[^?#]*(\?[^#]*)?/.exec(usePageUrl()) ?? [];
  const target =
    page && current
      ? findVersionTarget(current, canonicalAs, location, page).path
      : page && page + query;
  const landingPage = getProductIdentity({canonicalAs, language, docsUrl, version}).versions[0]
    ?.landingPage;
  const prefix = prefixOf(language);
  const values = {version: <b>{`v${newest}`}</b>};
  return (
    <div className="theme-doc-version-banner alert alert--warning margin-bottom--md" role="note">
      <div>
        <Translate
          id="theme.docs.versions.unmaintainedVersionLabel"
          values={{siteTitle, versionLabel: <b>{`v${version}`}</b>}}
        >
          {'This is the documentation for {siteTitle} {versionLabel}, an earlier major version.'}
        </Translate>
      </div>
      <a href={`${url}${prefix}${target ?? landingPage}`}>
        {target ? (
          <Translate id="docs.version.samePage" values={values}>
            {'View this page in the latest docs ({version})'}
          </Translate>
        ) : (
          <Translate id="docs.version.noSuchPage" values={values}>
            {'This page doesn’t exist in {version}. Go to the {version} overview.'}
          </Translate>
        )}
      </a>
    </div>
  );
}

/**
 * Returns the canonical URL of a page of an older major: the same page in the current docs, or its
 * own URL if there is none.
 */
export function useCurrentVersionUrl(): string | undefined {
  const {docsUrl, i18n} = useSite();
  const {moved} = usePluginData('versions') as OlderVersionData;
  const {pathname} = useLocation();
  const {canonicalAs} = resolvePath(pathname, i18n.locales);
  const target = canonicalAs in moved ? moved[canonicalAs] : canonicalAs;
  const prefix = prefixOf(i18n.currentLocale);
  return target && canonicalAs.startsWith('/x/')
    ? getVersionUrl(docsUrl, 'current') + prefix + target
    : undefined;
}
