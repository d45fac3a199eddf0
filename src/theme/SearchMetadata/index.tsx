// Change: crawlers of a hosted search know the current docs as `master`, the name of their branch, which stock calls `current`.
import type {ReactNode} from 'react';
import SearchMetadata from '@theme-original/SearchMetadata';
import type {Props} from '@theme/SearchMetadata';

export default function SearchMetadataWrapper({version, ...props}: Props): ReactNode {
  return <SearchMetadata {...props} version={version === 'current' ? 'master' : version} />;
}
