// Change: tells search engines not to follow the link, of which every page has one; stock only keeps the referrer back.
import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/EditThisPage';
import IconEdit from '@theme/Icon/Edit';

export default function EditThisPage({editUrl}: Props): ReactNode {
  return (
    <a
      href={editUrl}
      target="_blank"
      rel="noopener nofollow"
      className={ThemeClassNames.common.editThisPage}
    >
      <IconEdit />
      <Translate
        id="theme.common.editThisPage"
        description="The link label to edit the current page"
      >
        Edit this page
      </Translate>
    </a>
  );
}
