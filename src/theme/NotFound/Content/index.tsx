// Change: offers the pages nearest to the address, and the products, instead of sending the reader away.
import type {ReactNode} from 'react';
import {NearestPages} from '@site/src/components/routes/NearestPages/NearestPages';

export default function NotFoundContent(): ReactNode {
  return <NearestPages />;
}
