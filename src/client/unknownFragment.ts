import type {ClientModule} from '@docusaurus/types';
import {decodeFragment} from '../../site/pages/shared';

/** An address whose fragment the page does not have: what says so is loaded then, and only then. */
const client: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    const slot = document.querySelector<HTMLElement>('[data-moved-section]');
    const id = decodeFragment(location.hash);
    const isKnown = !id || document.getElementById(id) !== null;
    // The line stays while the reader follows its links.
    if (!isKnown || location.pathname !== previousLocation?.pathname) {
      slot?.replaceChildren();
    }
    if (slot && !isKnown) {
      const {pathname, hash} = window.location;
      const isCurrent = () =>
        window.location.pathname === pathname && window.location.hash === hash;
      import(
        /* webpackChunkName: "moved-section" */ '../components/page/MovedSection/showMovedSection'
      ).then(
        ({showMovedSection}) => showMovedSection(slot, id, isCurrent),
        () => {},
      );
    }
  },
};

export default client;
