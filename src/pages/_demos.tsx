import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import type {ProductCatalog} from '@site/plugins/demo-catalog/shared';
import {translateProductLabel} from '@site/src/components/common/products/products';
import {DemoCatalog} from '@site/src/components/routes/DemoCatalog/DemoCatalog';
import type {ProductName} from '@site/site/products/shared';

function getTexts(product: ProductName | undefined): {title: string; description: string} {
  if (!product) {
    return {
      title: translate({id: 'docs.demoCatalog.title', message: 'Demo catalog'}),
      description: translate({
        id: 'docs.demoCatalog.description',
        message:
          'All demos of MUI X in one place. Search them by words, component, prop, feature, and plan.',
      }),
    };
  }
  const values = {product: translateProductLabel(product)};
  return {
    title: translate(
      {
        id: 'docs.demoCatalog.productTitle',
        message: '{product} demos',
        description: 'The title of the page with all demos of a product',
      },
      values,
    ),
    description: translate(
      {
        id: 'docs.demoCatalog.productDescription',
        message:
          'All demos of the {product} guides. Search them by words, component, prop, feature, and plan.',
      },
      values,
    ),
  };
}

/**
 * Renders the catalog of demos at `/x/demos/`, or the demos of a product, such as
 * `/x/demos/charts/`. `plugins/demo-catalog` adds the routes and their data.
 */
export default function Demos(props: {
  /** The demos of the product. */
  catalog?: ProductCatalog;
  /** On the overview, a few demos of each product. */
  catalogs?: ProductCatalog[];
}): ReactNode {
  const texts = getTexts(props.catalog?.product);
  return (
    <Layout {...texts}>
      <DemoCatalog {...texts} {...props} />
    </Layout>
  );
}
