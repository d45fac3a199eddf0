import {Redirect} from '@docusaurus/router';
import type {ReactNode} from 'react';

/** The root of the site has no page of its own: readers start at the introduction. */
export default function Home(): ReactNode {
  return <Redirect to="/x/introduction/" />;
}
