import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import {useSite} from '../contexts/DocsConfig';

/**
 * Renders the empty layout of the site, which is used as the application shell. The site-routes
 * plugin adds its route.
 */
export default function App(): ReactNode {
  const {title} = useSite();
  return (
    <Layout>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main id="main-content" className="plain-page" tabIndex={-1}>
        <h1 className="visually-hidden">{title}</h1>
      </main>
    </Layout>
  );
}
