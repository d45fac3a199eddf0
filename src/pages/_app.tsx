import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import {useSite} from '../contexts/DocsConfig';

/** The bare application shell: the layout of the site around nothing. Its route is added by the site-routes plugin. */
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
