// Change: the sidebar is our own (a column from 1200 px, below that a drawer), not the one that collapses at 996 px; our own button back to the top.
import type {ReactNode} from 'react';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/DocRoot/Layout';
import {BackToTop} from '@site/src/components/page/BackToTop/BackToTop';
import {Sidebar} from '@site/src/components/shell/Sidebar/Sidebar';

export default function DocRootLayout({children}: Props): ReactNode {
  const sidebar = useDocsSidebar();
  const {pathname} = useLocation();
  return (
    <>
      {sidebar && <Sidebar activePath={pathname} />}
      <main>{children}</main>
      <BackToTop />
    </>
  );
}
