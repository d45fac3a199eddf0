// Change: each version is a site of its own, so the way to the current docs is a full address, to the same page where there is one.
import type {ReactNode} from 'react';
import type {Props} from '@theme/DocVersionBanner';
import {OldVersionBanner} from '@site/src/components/shell/Versions/OldVersionBanner';

export default function DocVersionBanner({className}: Props): ReactNode {
  return process.env.DOCS_IS_CURRENT === 'false' ? (
    <OldVersionBanner className={className} />
  ) : null;
}
