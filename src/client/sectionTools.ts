import type {ClientModule} from '@docusaurus/types';
import {decodeFragment} from '../../site/pages/shared';

const TOOLS = ':scope > :is(.hash-link, .comment-link)';

/**
 * The link and the button beside a heading are two stops for each section of a page: Tab meets those of the section that the
 * address names, as after a choice in the table of contents, and passes the others by.
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
