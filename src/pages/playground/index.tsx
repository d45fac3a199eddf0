import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import {getDocumentTitle} from '../../identity/getDocumentTitle';

/**
 * Renders a scratch page in the layout of the site, but outside the theme wrapper, so the user's
 * settings don't affect experiments, see `ReaderSettings`. A file next to this one is another such
 * page, at `/playground/<name>/`. It has no product, so the console shows a warning.
 */
export default function Playground(): ReactNode {
  const {pathname} = useLocation();
  const title = translate({id: 'docs.playground.title', message: 'Playground'});
  return (
    <Layout>
      <Head>
        <title>{getDocumentTitle(title, pathname)}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <main id="main-content" className="plain-page" tabIndex={-1}>
        <h1>{title}</h1>
        <p>
          <Translate id="docs.playground.text">
            A scratch page for trying out a component on its own.
          </Translate>
        </p>
      </main>
    </Layout>
  );
}
