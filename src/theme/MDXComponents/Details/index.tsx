// Change: the browser's own element, which opens without a script.
import type {ComponentProps, ReactNode} from 'react';

export default function Details(props: ComponentProps<'details'>): ReactNode {
  return <details {...props} />;
}
