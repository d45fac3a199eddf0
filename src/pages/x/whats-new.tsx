import Layout from '@theme/Layout';
import {translate} from '@docusaurus/Translate';
import releases from '@generated/whats-new/default/releases.json';
import type {ReactNode} from 'react';
import WhatsNew from '../../components/WhatsNew/WhatsNew';

/** `/x/whats-new/`: the story of the releases, made from the installed packages' changelog. */
export default function WhatsNewPage(): ReactNode {
  return (
    <Layout
      title={translate({id: 'docs.whatsNew.title', message: "What's new in MUI X"})}
      description={translate({
        id: 'docs.whatsNew.description',
        message:
          'Every stable release of this major: what it brought, what it broke, and which product it touched.',
      })}
    >
      <WhatsNew releases={releases} />
    </Layout>
  );
}
