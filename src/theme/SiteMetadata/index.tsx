// Change: adds the two tags with the page's product (analytics reads them from the document). On
// the site of an older version, canonical links point to the current docs.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import SiteMetadata from '@theme-original/SiteMetadata';
import {useCurrentVersionUrl} from '../../components/shell/Versions/OldVersionBanner';
import {useSite} from '../../contexts/DocsConfig';
import {identifyProduct} from '../../identity/identifyProduct';

/** Rendered after the original canonical link, so it overrides it. */
function CurrentCanonical(): ReactNode {
  const address = useCurrentVersionUrl();
  return address ? (
    <Head>
      <link rel="canonical" href={address} />
    </Head>
  ) : null;
}

export default function SiteMetadataWrapper(): ReactNode {
  const {pathname} = useLocation();
  const {locales} = useSite().i18n;
  const {productId, productCategoryId} = identifyProduct(pathname, locales);
  return (
    <>
      <SiteMetadata />
      <Head>
        <meta name="mui:productId" content={productId} />
        <meta name="mui:productCategoryId" content={productCategoryId} />
      </Head>
      {process.env.DOCS_IS_CURRENT === 'false' && <CurrentCanonical />}
    </>
  );
}
