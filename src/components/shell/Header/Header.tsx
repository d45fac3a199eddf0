import type {ReactElement, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useSite} from '@site/src/contexts/DocsConfig';
import {ErrorBoundary} from '../../common/ErrorBoundary/ErrorBoundary';
import {Icon} from '../../common/Icon/Icon';
import {Logo} from '../Logo/Logo';
import {SIDEBAR_ID} from '../Sidebar/Sidebar';
import {LanguageSwitcher} from './LanguageSwitcher';
import {ProductPanel} from './ProductPanel';
import {VersionSwitcher} from './VersionSwitcher';
import {translateProductName} from '../../common/products/products';
import {useProduct} from '../../common/products/useProduct';
import styles from './Header.module.css';

/**
 * Renders the header of every page: the current product and version, and the global controls.
 *
 * @param search the search field, or nothing
 * @param actions the icon buttons at the end, after the GitHub link
 */
export function Header({
  search,
  actions,
}: {
  search?: ReactElement;
  actions?: ReactElement;
}): ReactNode {
  const {repoUrl} = useSite();
  const {productId, identity} = useProduct();
  const repositoryLabel = translate({id: 'docs.header.repository', message: 'GitHub repository'});
  return (
    <header className={`navbar ${styles.header}`}>
      <div className={styles.start}>
        <button
          type="button"
          className={`icon-button ${styles.menuButton}`}
          popoverTarget={SIDEBAR_ID}
          aria-label={translate({id: 'docs.header.menu', message: 'Open main navigation'})}
        >
          <Icon name="menu" />
        </button>
        <div className={styles.logo}>
          <ErrorBoundary>
            <Logo />
          </ErrorBoundary>
        </div>
        <ErrorBoundary resetKey={identity}>
          <ProductPanel
            productId={productId}
            name={translateProductName(productId, identity.name)}
            metadata={identity.metadata}
          />
        </ErrorBoundary>
        <ErrorBoundary resetKey={identity}>
          <VersionSwitcher versions={identity.versions} />
        </ErrorBoundary>
      </div>
      <div className={styles.end}>
        {search && <search>{search}</search>}
        <a
          className={`icon-button ${styles.repository}`}
          href={repoUrl}
          aria-label={repositoryLabel}
          title={repositoryLabel}
          data-ga-event-category="header"
          data-ga-event-action="github"
        >
          <Icon name="github" />
        </a>
        <ErrorBoundary resetKey={identity}>
          <LanguageSwitcher />
        </ErrorBoundary>
        {actions}
      </div>
    </header>
  );
}
