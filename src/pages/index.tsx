import type {ReactNode} from 'react';
import {RedirectPage} from '@site/src/components/routes/RedirectPage/RedirectPage';

/** Redirects the root of the site to the introduction. */
export default function Home(): ReactNode {
  return <RedirectPage to="/x/introduction/" />;
}
