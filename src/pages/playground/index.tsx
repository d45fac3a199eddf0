import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';

/**
 * A scratch page outside the theme wrapper: no frame, no reader settings, nothing around what is tried out here. A file beside this
 * one is one more such page, at `/playground/<name>/`.
 */
export default function Playground(): ReactNode {
  return (
    <>
      <Head>
        <title>{translate({id: 'docs.playground.title', message: 'Playground'})}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <main>
        <h1>
          <Translate id="docs.playground.title">Playground</Translate>
        </h1>
        <p>
          <Translate id="docs.playground.text">
            A scratch page for trying out a component on its own.
          </Translate>
        </p>
      </main>
    </>
  );
}
