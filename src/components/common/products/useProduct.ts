import {useMemo, useSyncExternalStore} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useLocation} from '@docusaurus/router';
import {useSite} from '@site/src/contexts/DocsConfig';
import {getProductIdentity, type ProductIdentity} from '@site/src/identity/getProductIdentity';
import {identifyProduct} from '@site/src/identity/identifyProduct';
import {resolvePath} from '@site/src/identity/resolvePath';

const subscribeToNothing = () => () => {};

/**
 * The product id in the server markup. Read before hydration, because the page's metadata can
 * replace it while other parts are still hydrating on a slow machine.
 */
const serverRenderedId = ExecutionEnvironment.canUseDOM
  ? document.querySelector<HTMLMetaElement>('meta[name="mui:productId"]')?.content
  : undefined;

/**
 * Returns the product of the current page: its id, its names, and the available versions of its
 * docs. A URL without a page is served with the markup of `/404.html`; during hydration, the
 * product is the one of that markup.
 */
export function useProduct(): {productId: string; identity: ProductIdentity} {
  const {
    docsUrl,
    version,
    versionName,
    newestVersion,
    i18n: {currentLocale, locales},
  } = useSite();
  const {pathname} = useLocation();
  const currentId = identifyProduct(pathname, locales).productId;
  const productId = useSyncExternalStore(
    subscribeToNothing,
    () => currentId,
    () => serverRenderedId ?? currentId,
  );
  return useMemo(
    () => ({
      productId,
      identity: getProductIdentity({
        canonicalAs: productId === currentId ? resolvePath(pathname, locales).canonicalAs : '/',
        language: currentLocale,
        docsUrl,
        versionName,
        version,
        newestVersion,
      }),
    }),
    [
      productId,
      currentId,
      pathname,
      locales,
      currentLocale,
      docsUrl,
      versionName,
      version,
      newestVersion,
    ],
  );
}
