// Change: the neighbours come from the page tree, so their titles are those of its rows, in the language of the site too.
import type {ReactNode} from 'react';
import {PageNav} from '@site/src/components/PageNav/PageNav';

export default function DocItemPaginator(): ReactNode {
  return <PageNav />;
}
