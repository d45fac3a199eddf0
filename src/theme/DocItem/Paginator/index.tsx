// Change: the neighbours come from the sidebar, so their titles are those of its rows, in the language of the site too.
import type {ReactNode} from 'react';
import {Paginator} from '@site/src/components/page/Paginator/Paginator';

export default function DocItemPaginator(): ReactNode {
  return <Paginator />;
}
