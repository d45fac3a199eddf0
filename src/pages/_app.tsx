import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';

/** The bare application shell: the layout of the site around nothing. Its route is added by the site-routes plugin. */
export default function App(): ReactNode {
  const {title} = useDocusaurusContext().siteConfig;
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
