import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import type {ListedGroup} from '@site/site/sidebar/shared';
import {PRODUCT_NAMES} from '@site/site/products/shared';
import {translateProductLabel} from '@site/src/components/common/products/products';
import {PageIndex} from '@site/src/components/common/PageIndex/PageIndex';

/**
 * Renders the index of all pages at `/x/all-pages/`. The sidebar plugin adds its route and data.
 */
export default function AllPages({groups}: {groups: ListedGroup[]}): ReactNode {
  const title = translate({id: 'docs.allPages.title', message: 'All pages'});
  const description = translate({
    id: 'docs.allPages.description',
    message: 'Every page of the MUI X documentation, product by product.',
  });
  return (
    <Layout title={title} description={description}>
      <main id="main-content" className="plain-page" tabIndex={-1}>
        <h1>{title}</h1>
        <p className="description">{description}</p>
        <PageIndex groups={groups} />
        <section>
          <h2>{translate({id: 'docs.demoCatalog.title', message: 'Demo catalog'})}</h2>
          <ul>
            {[undefined, ...PRODUCT_NAMES].map((product) => (
              <li key={product ?? ''}>
                <Link to={`/x/demos/${product ? `${product}/` : ''}`}>
                  {product
                    ? translateProductLabel(product)
                    : translate({id: 'docs.demoCatalog.anyProduct', message: 'All products'})}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      </main>
    </Layout>
  );
}
