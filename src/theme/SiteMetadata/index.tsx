// Change: adds the two tags that name the product of the page; analytics reads them back from the document.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import SiteMetadata from '@theme-original/SiteMetadata';
import {useDocsConfig} from '../../contexts/DocsConfig';
import {identifyProduct} from '../../identity/identifyProduct';

export default function SiteMetadataWrapper(): ReactNode {
  const {pathname} = useLocation();
  const {languages} = useDocsConfig();
  const {productId, productCategoryId} = identifyProduct(pathname, languages);
  return (
    <>
      <SiteMetadata />
      <Head>
        <meta name="mui:productId" content={productId} />
        <meta name="mui:productCategoryId" content={productCategoryId} />
      </Head>
    </>
  );
}
