import {useEffect, type ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useHistory, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useSite} from '@site/src/contexts/DocsConfig';

/**
 * Renders a redirect. The built page redirects before it renders, with the script of all redirects;
 * client-side navigation replaces the URL immediately; without JavaScript, the markup redirects;
 * and crawlers find the canonical page.
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
        {/* Only in the built page: the site's scripts wait for its first paint, and on
           client-side navigation it would reload the page. */}
        {!ExecutionEnvironment.canUseDOM && (
          <script src="/static/redirect.js" data-target={target} />
        )}
      </Head>
      <main id="main-content" className="plain-page" tabIndex={-1}>
        {/* In the body, because Docusaurus omits a noscript in the head. In a noscript, because
           it would run before React and drop the query and fragment. */}
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
