// Change: offers the pages with the most similar paths, and the products.
import type {ReactNode} from 'react';
import {NearestPages} from '@site/src/components/routes/NearestPages/NearestPages';

export default function NotFoundContent(): ReactNode {
  return <NearestPages />;
}
