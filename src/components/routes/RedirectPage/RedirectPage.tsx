import {useEffect, type ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useHistory, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useSite} from '@site/src/contexts/DocsConfig';

/**
 * A page that only leads on. The built page does so before it shows anything, with the script of all redirects; inside the
 * site the address is replaced at once; a reader without JavaScript is taken on by the markup, and a crawler learns which
 * page counts.
 *
 * @param to a path of the site without its language prefix
 */
export function RedirectPage({to}: {to: string}): ReactNode {
  const target = useBaseUrl(to);
  const {url} = useSite();
  const history = useHistory();
  const {search, hash} = useLocation();

  useEffect(() => {
    history.replace(target + search + hash);
  }, [history, target, search, hash]);

  return (
    <>
      <Head>
        <meta name="robots" content="noindex, follow" />
        <link rel="canonical" href={url + target} />
        {/* Only in the built page: the scripts of the site wait for its first paint, and inside the site it would load the whole page anew. */}
        {!ExecutionEnvironment.canUseDOM && (
          <script src="/static/redirect.js" data-target={target} />
        )}
      </Head>
      <main id="main-content" className="plain-page" tabIndex={-1}>
        {/* In the body, because Docusaurus leaves a noscript out of the head; and in one, because it would be faster than React and lose what follows the path. */}
        <noscript
          dangerouslySetInnerHTML={{
            __html: `<meta http-equiv="refresh" content="0; url=${target}">`,
          }}
        />
        <p>
          <Link to={to}>
            <Translate id="docs.redirect.link">This page has moved</Translate>
          </Link>
        </p>
      </main>
    </>
  );
}
