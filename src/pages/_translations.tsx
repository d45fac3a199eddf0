import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import type {ListedLanguage} from '@site/plugins/translations/shared';
import {TranslationStatus} from '@site/src/components/page/TranslationStatus/TranslationStatus';

/**
 * Renders the translation status at `/x/translations/`. The translations plugin adds its route and
 * data. It isn't listed or searchable.
 */
export default function Translations({languages}: {languages: ListedLanguage[]}): ReactNode {
  const title = translate({id: 'docs.translations.title', message: 'Translation status'});
  const description = translate({
    id: 'docs.translations.description',
    message: 'The translation status of each page in each language, by section.',
  });
  return (
    <Layout title={title} description={description}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main id="main-content" className="plain-page" tabIndex={-1}>
        <h1>{title}</h1>
        <p className="description">{description}</p>
        <TranslationStatus languages={languages} />
      </main>
    </Layout>
  );
}
