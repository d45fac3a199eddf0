import type {ReactNode} from 'react';
import {RedirectPage} from '@site/src/components/routes/RedirectPage/RedirectPage';

/** The root of the site has no page of its own: readers start at the introduction. */
export default function Home(): ReactNode {
  return <RedirectPage to="/x/introduction/" />;
}
