import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';
import type {ErrorTexts} from '@site/plugins/error-codes/shared';
import {parseErrorCode, formatError} from './parseErrorCode';
import styles from './ErrorCodePage.module.css';

/** Renders the message for the error code in the URL, or the reason why there is none. */
function ErrorMessage({texts, search}: {texts: ErrorTexts; search: string}): ReactNode {
  const errorCode = parseErrorCode(search);
  if (!errorCode) {
    return (
      <p>
        <Translate id="docs.errorCode.none">
          This URL doesn't contain an error code. Open the link from your console, or look up the
          error code below.
        </Translate>
      </p>
    );
  }
  const text = texts[errorCode.code];
  if (!text) {
    return (
      <p>
        <Translate id="docs.errorCode.unknown" values={{code: errorCode.code}}>
          {
            'These docs don’t know error #{code}. It probably comes from another version of the package. To see the message, run your application in development mode.'
          }
        </Translate>
      </p>
    );
  }
  return (
    <>
      <p>
        <Translate
          id="docs.errorCode.known"
          values={{code: errorCode.code, packageName: <code>{text.packageName}</code>}}
        >
          {'The full message of error #{code} in {packageName}:'}
        </Translate>
      </p>
      <pre className={styles.message}>{formatError(text, errorCode.args)}</pre>
    </>
  );
}

/** Renders the page that minified errors link to, `/production-error/?code=…&args[]=…`. */
export default function ErrorCodePage({texts}: {texts: ErrorTexts}): ReactNode {
  const {search} = useLocation();
  // The server doesn't know the query, and the first client render must match.
  const isBrowser = useIsBrowser();
  return (
    <Layout
      title={translate({id: 'docs.errorCode.title', message: 'Production error'})}
      description={translate({
        id: 'docs.errorCode.description',
        message: 'Look up the full message for an error code of a production build.',
      })}
    >
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main id="main-content" tabIndex={-1} className={styles.page}>
        <h1>
          <Translate id="docs.errorCode.title">Production error</Translate>
        </h1>
        <p>
          <Translate id="docs.errorCode.why">
            Production builds replace error messages with codes to reduce bundle size. Development
            mode shows the full message, so try to reproduce the error there if you can.
          </Translate>
        </p>
        <div aria-live="polite" className={styles.answer}>
          <ErrorMessage texts={texts} search={isBrowser ? search : ''} />
        </div>
        <details>
          <summary>
            <Translate id="docs.errorCode.all">All errors</Translate>
          </summary>
          <dl className={styles.list}>
            {Object.entries(texts).map(([code, text]) => (
              <div key={code} className={styles.entry}>
                <dt>{`#${code}`}</dt>
                <dd>
                  <pre className={styles.message}>{formatError(text, [])}</pre>
                </dd>
              </div>
            ))}
          </dl>
        </details>
      </main>
    </Layout>
  );
}
