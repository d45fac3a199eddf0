// Change: supports four kinds of callouts, rendered by our own component. The build rejects other
// names (site/mdx-components).
import {processAdmonitionProps} from '@docusaurus/theme-common';
import type {Props} from '@theme/Admonition';
import type {ReactNode} from 'react';
import type {CalloutKind} from '../../../site/mdx-components/shared';
import {Callout} from '../../components/mdx/Callout/Callout';

/** The names that Docusaurus itself uses, for the banners of drafts and unlisted pages. */
const KINDS: Record<string, CalloutKind> = {
  info: 'info',
  success: 'success',
  warning: 'warning',
  error: 'error',
  caution: 'warning',
};

export default function Admonition(unprocessed: Props): ReactNode {
  const {type, title, children, className, id} = processAdmonitionProps(unprocessed);
  return (
    <Callout kind={KINDS[type] ?? 'info'} title={title} className={className} id={id}>
      {children}
    </Callout>
  );
}
