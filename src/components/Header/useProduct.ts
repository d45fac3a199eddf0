import {useMemo} from 'react';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDocsConfig} from '@site/src/contexts/DocsConfig';
import {getProductIdentity, type ProductIdentity} from '@site/src/identity/getProductIdentity';
import {identifyProduct} from '@site/src/identity/identifyProduct';
import {resolvePath} from '@site/src/identity/resolvePath';

/** The product of the page being read: its id, its names and the versions that its docs can be read for. */
export function useProduct(): {productId: string; identity: ProductIdentity} {
  const {docsHost, version, languages} = useDocsConfig();
  const {currentLocale} = useDocusaurusContext().i18n;
  const {pathname} = useLocation();
  return useMemo(
    () => ({
      productId: identifyProduct(pathname, languages).productId,
      identity: getProductIdentity({
        canonicalAs: resolvePath(pathname, languages).canonicalAs,
        language: currentLocale,
        docsHost,
        currentVersion: version,
      }),
    }),
    [pathname, languages, currentLocale, docsHost, version],
  );
}
