import type {ClientModule} from '@docusaurus/types';
import {decodeFragment} from '../../site/pages/shared';

const TOOLS = ':scope > :is(.hash-link, .comment-link)';

/**
 * The link and the button next to each section heading would be two tab stops. Only those of the
 * section in the URL are, for example after a click in the table of contents.
 */
const sectionTools: ClientModule = {
  onRouteDidUpdate({location}) {
    for (const tool of document.querySelectorAll<HTMLElement>(
      '.section-heading > :is(.hash-link, .comment-link)[tabindex="0"]',
    )) {
      tool.tabIndex = -1;
    }
    const id = decodeFragment(location.hash);
    const section = id ? document.getElementById(id)?.closest('.section-heading') : undefined;
    for (const tool of section?.querySelectorAll<HTMLElement>(TOOLS) ?? []) {
      tool.tabIndex = 0;
    }
  },
};

export default sectionTools;
