import {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import {prefixOf} from '../../../../site/languages/shared';
import type {OtherVersions} from '@site/plugins/versions/shared';
import Link from '@docusaurus/Link';
import {useSite} from '@site/src/contexts/DocsConfig';
import {findVersionTarget} from '@site/src/identity/findVersionTarget';
import type {ProductVersion} from '@site/src/identity/getProductIdentity';
import {resolvePath} from '@site/src/identity/resolvePath';
import {MINORS} from '../../../../plugins/reader-settings/shared';
import {ownVersionStore} from '../../../settings/stores';
import {useSetting} from '../../../settings/useSetting';
import {openSettings} from '../../common/openSettings/openSettings';
import {getSiblingUrl} from '../Versions/getSiblingUrl';
import {loadOtherVersions} from '../Versions/loadOtherVersions';
import {Icon} from '../../common/Icon/Icon';
import {useMenu} from '../../common/Menu/useMenu';
import {usePageUrl} from '../../common/useLanguages/usePageUrl';
import styles from './Header.module.css';

/**
 * Renders the current version, with a menu that links to the same page of the other versions. In
 * the narrowest windows, it's in the sidebar drawer instead of the header.
 *
 * @param isInDrawer `true` for the one in the drawer
 */
export function VersionSwitcher({
  versions,
  isInDrawer = false,
}: {
  versions: readonly ProductVersion[];
  isInDrawer?: boolean;
}): ReactNode {
  const prefix = isInDrawer ? 'drawer' : 'mui';
  const menu = useMenu<HTMLUListElement>(`${prefix}-version-menu`);
  const {
    docsUrl,
    i18n: {currentLocale, locales},
  } = useSite();
  const location = useLocation();
  const pageUrl = usePageUrl();
  const [otherVersions, setOtherVersions] = useState<OtherVersions>();
  const own = useSetting(ownVersionStore);
  const next = MINORS[MINORS.indexOf(own) + 1];
  const currentVersion = versions.find((version) => version.current) ?? versions[0];
  if (!currentVersion) {
    return null;
  }

  /** Returns the target of a version: the same page once `otherVersions` has loaded. */
  const getTarget = (version: ProductVersion): {href: string; isOverview?: boolean} => {
    const other = otherVersions?.[version.name];
    if (version.current) {
      return {href: pageUrl};
    }
    if (!other) {
      return version;
    }
    const {canonicalAsServer} = resolvePath(location.pathname, locales);
    const {path, isOverview} = findVersionTarget(
      other,
      canonicalAsServer,
      location,
      version.landingPage,
    );
    const language = prefixOf(currentLocale);
    return {
      href: getSiblingUrl(docsUrl, version.name, window.location) + language + path,
      isOverview,
    };
  };

  // Empty during hydration.
  const ownText =
    own &&
    ` · ${translate(
      {
        id: 'docs.header.ownVersion',
        message: 'yours: {version}',
        description: 'After the version of the docs: the version that the app of the user has',
      },
      {version: own},
    )}`;

  return (
    <div className={isInDrawer ? styles.inDrawer : clsx(styles.anchor, styles.inHeader)}>
      <button
        type="button"
        id={`${prefix}-version-selector`}
        className={styles.version}
        {...(versions.length > 1 && {
          ...menu.buttonProps,
          'aria-label': translate(
            {
              id: 'docs.header.switchVersion',
              message: '{version}, switch version',
              description: 'The accessible name of the button that shows the current version',
            },
            {version: currentVersion.text + ownText},
          ),
        })}
      >
        <span>{currentVersion.text + ownText}</span>
        {versions.length > 1 && <Icon name="chevronDown" size={16} />}
      </button>
      <ul
        {...menu.menuProps}
        className={clsx(styles.menu, styles.versionMenu)}
        aria-label={translate({id: 'docs.header.versions', message: 'Versions'})}
        onToggle={(event) => {
          if (event.newState === 'open' && !otherVersions) {
            void loadOtherVersions().then(setOtherVersions);
          }
        }}
      >
        {versions.map((version) => {
          const {href, isOverview} = getTarget(version);
          return (
            <li key={version.name}>
              <a
                href={href}
                className={styles.versionItem}
                aria-current={version.current ? 'true' : undefined}
                onClick={(event) => {
                  if (version.current) {
                    event.preventDefault();
                  }
                  menu.close();
                }}
              >
                <span>
                  <span>{version.text}</span>
                  {isOverview && (
                    <span className={styles.versionNote}>
                      <Translate id="docs.version.front">
                        Not in this version; opens the overview
                      </Translate>
                    </span>
                  )}
                </span>
                {version.current && <Icon name="check" size={16} />}
              </a>
            </li>
          );
        })}
        {own && next && (
          <li>
            <Link
              to={`/x/whats-new/#v${next}.0`}
              className={styles.versionItem}
              onClick={menu.close}
            >
              <Translate id="docs.header.newSince" values={{version: own}}>
                {'New since {version}'}
              </Translate>
            </Link>
          </li>
        )}
        {process.env.DOCS_IS_CURRENT !== 'false' && !isInDrawer && (
          <li>
            <button
              type="button"
              className={styles.setVersion}
              onClick={() => {
                menu.close();
                openSettings('ownVersion');
              }}
            >
              <Translate id="docs.header.setOwnVersion">Set your version</Translate>
            </button>
          </li>
        )}
      </ul>
    </div>
  );
}
