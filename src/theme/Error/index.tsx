// Change: no layout around the message: it renders above Root, where our header has no configuration and throws as well.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';

export default function Error(props: Props): ReactNode {
  return <ErrorPageContent {...props} />;
}
