import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import {translate} from '@docusaurus/Translate';
import releases from '@generated/whats-new/default/releases.json';
import type {ReactNode} from 'react';
import {PRODUCT_NAMES} from '../../../site/products/shared';
import {translateProductLabel} from '../../components/common/products/products';
import WhatsNew from '../../components/routes/WhatsNew/WhatsNew';

/** Renders `/x/whats-new/`, the release history from the installed packages' changelog. */
export default function WhatsNewPage(): ReactNode {
  return (
    <Layout
      title={translate({id: 'docs.whatsNew.title', message: "What's new in MUI X"})}
      description={translate({
        id: 'docs.whatsNew.description',
        message:
          'All stable releases of this major version, with their changes, breaking changes, and products.',
      })}
    >
      <Head>
        {PRODUCT_NAMES.map((name) => (
          <link
            key={name}
            rel="alternate"
            type="application/atom+xml"
            title={translateProductLabel(name)}
            href={`/x/whats-new/${name}.xml`}
          />
        ))}
      </Head>
      <WhatsNew releases={releases} />
    </Layout>
  );
}
