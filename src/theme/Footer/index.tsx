// Change: our own single line; the addresses come from the configuration.
import type {ReactNode} from 'react';
import {SiteFooter} from '@site/src/components/shell/SiteFooter/SiteFooter';

export default function Footer(): ReactNode {
  return <SiteFooter />;
}
