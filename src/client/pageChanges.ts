import type {ClientModule} from '@docusaurus/types';
import {CHANGES_ID} from '../../plugins/page-changes/shared';

/** The attribute of a section whose releases haven't been loaded. */
const TARGET = 'data-page-changes';

/** Loads the releases in the section at the end of a page when it's first opened. */
function load({target}: Event): void {
  if (!(target instanceof HTMLDetailsElement) || !target.open) {
    return;
  }
  const page = target.getAttribute(TARGET);
  if (page !== null) {
    target.removeAttribute(TARGET);
    import(/* webpackChunkName: "page-changes" */ '../components/page/PageChanges/showPageChanges')
      .then(({showPageChanges}) => showPageChanges(target, page))
      // Offline, or a new version was deployed. The section has a link to all releases.
      .catch(() => target.setAttribute(TARGET, page));
  }
}

if (typeof document !== 'undefined') {
  // The event doesn't bubble.
  document.addEventListener('toggle', load, true);
}

const client: ClientModule = {
  onRouteDidUpdate({location: {hash}}) {
    const section = hash === `#${CHANGES_ID}` && document.getElementById(CHANGES_ID);
    if (section instanceof HTMLDetailsElement) {
      section.open = true;
    }
  },
};

export default client;
