import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import {getDocumentTitle} from '../../identity/getDocumentTitle';

/**
 * A scratch page in the layout of the site, but outside the theme wrapper: no reader settings around what is tried out here, see
 * `ReaderSettings`. A file beside this one is one more such page, at `/playground/<name>/`. It belongs to no product, and the
 * console says so.
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
