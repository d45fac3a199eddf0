// Change: our own single line; the addresses come from the configuration.
import {memo} from 'react';
import {SiteFooter} from '@site/src/components/shell/SiteFooter/SiteFooter';

/** Another page does not change it. */
export default memo(SiteFooter);
